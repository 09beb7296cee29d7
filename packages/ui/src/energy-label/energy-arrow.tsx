import { useLingui } from '@lingui/react'
import { imageAddress } from '@shop/domain/image/image-address'
import { mediaAddress } from '@shop/domain/image/media-address'
import type { EnergyLabel } from '@shop/domain/product/product-facts'
import { VisuallyHidden } from '../layout/visually-hidden.tsx'
import css from './energy-arrow.module.css'
import { EnergyMark } from './energy-mark.tsx'

type EnergyArrowProps = {
  label: EnergyLabel
  /** Opens the label over the page; without it, and without JavaScript, the label is a page of its own. */
  onOpen?: () => void
}

const LABEL_WIDTH = 600

/** The class as an arrow with its scale beside it, as the law draws it next to a price. @see eu-duties C-19 */
export function EnergyArrow({ label, onOpen }: EnergyArrowProps) {
  const { i18n } = useLingui()
  const { class: own, scale } = label

  return (
    <a
      className={css.arrow}
      href={label.label ? imageAddress(label.label.src, LABEL_WIDTH) : mediaAddress(label.sheet)}
      target="_blank"
      rel="noreferrer"
      aria-haspopup={onOpen ? 'dialog' : undefined}
      onClick={(event) => {
        if (!onOpen) return
        event.preventDefault()
        onOpen()
      }}
    >
      <VisuallyHidden>
        {i18n.t({
          id: 'energy.open',
          message: 'Energieeffizienzklasse {own} auf der Skala von {from} bis {to}, Energielabel öffnen',
          values: { own, from: scale.from, to: scale.to },
        })}
      </VisuallyHidden>
      <EnergyMark label={label} />
    </a>
  )
}
