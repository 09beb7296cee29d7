import { useLingui } from '@lingui/react'
import type { EnergyLabel } from '@shop/domain/product/product-facts'
import { VisuallyHidden } from '../layout/visually-hidden.tsx'
import css from './energy-arrow.module.css'
import { EnergyMark } from './energy-mark.tsx'

/** The arrow without its link, where the whole row is one already. @see eu-duties C-19 */
export function EnergyClass({ label }: { label: EnergyLabel }) {
  const { i18n } = useLingui()
  const { class: own, scale } = label

  return (
    <span className={css.arrow}>
      <VisuallyHidden>
        {i18n.t({
          id: 'energy.class',
          message: 'Energieeffizienzklasse {own} auf der Skala von {from} bis {to}',
          values: { own, from: scale.from, to: scale.to },
        })}
      </VisuallyHidden>
      <EnergyMark label={label} />
    </span>
  )
}
