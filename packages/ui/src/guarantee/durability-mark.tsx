import { useLingui } from '@lingui/react'
import { DURABILITY_LABEL_ADDRESS } from '@shop/domain/duties/guarantee-files'
import type { DurabilityGuarantee } from '@shop/domain/product/durability-guarantee'
import { VisuallyHidden } from '../layout/visually-hidden.tsx'
import { useShopFormat } from '../shop-format.tsx'
import css from './durability-mark.module.css'

type DurabilityMarkProps = { guarantee: DurabilityGuarantee; onOpen: () => void }

/** The nested form of the label, beside a price: the whole one opens at the first press. @see eu-duties C-02 */
export function DurabilityMark({ guarantee, onOpen }: DurabilityMarkProps) {
  const { i18n } = useLingui()
  const years = useShopFormat().number(guarantee.years)

  return (
    <a
      className={css.mark}
      href={DURABILITY_LABEL_ADDRESS}
      target="_blank"
      rel="noreferrer"
      aria-haspopup="dialog"
      onClick={(event) => {
        event.preventDefault()
        onOpen()
      }}
    >
      <span className={css.name} aria-hidden="true">
        GARAN
      </span>
      <span className={css.years} aria-hidden="true">
        {years}
      </span>
      <VisuallyHidden>
        {i18n.t({
          id: 'guarantee.label.open',
          message: 'GARAN, {years} Jahre Haltbarkeitsgarantie: Kennzeichnung öffnen',
          values: { years },
        })}
      </VisuallyHidden>
    </a>
  )
}
