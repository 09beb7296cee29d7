import { Trans, useLingui } from '@lingui/react'
import { DURABILITY_GUARANTEE_PAGE, DURABILITY_LABEL_ADDRESS } from '@shop/domain/duties/guarantee-files'
import type { DurabilityGuarantee } from '@shop/domain/product/durability-guarantee'
import { useShopFormat } from '../shop-format.tsx'
import css from './durability-label.module.css'
import { LABEL_SIZE } from './notice-size.ts'

type DurabilityLabelProps = {
  guarantee: DurabilityGuarantee
  /** Where the empty label stands; another place than the shop's own only without a shop. */
  src?: string
}

/** The label GARAN in full, with years, producer and model in its fields. @see eu-duties C-02 */
export function DurabilityLabel({ guarantee, src = DURABILITY_LABEL_ADDRESS }: DurabilityLabelProps) {
  const { i18n } = useLingui()
  const { number } = useShopFormat()
  const { years, producer, model } = guarantee
  const values = { years: number(years), producer, model }

  return (
    <figure className={css.view}>
      <div
        className={css.label}
        role="img"
        aria-label={i18n.t({
          id: 'guarantee.label.words',
          message:
            'Kennzeichnung GARAN: {producer} garantiert {years} Jahre Haltbarkeit, Modell {model}. Die gesetzliche Gewährleistung von mindestens zwei Jahren gilt daneben.',
          values,
        })}
      >
        <img className={css.picture} src={src} alt="" width={LABEL_SIZE.width} height={LABEL_SIZE.height} />
        <span className={css.producer}>{producer}</span>
        <span className={css.model}>{model}</span>
        <span className={css.years}>{values.years}</span>
      </div>
      <figcaption className={css.words}>
        <p>
          {i18n.t({
            id: 'guarantee.label.promise',
            message:
              '{producer} steht {years} Jahre für die Haltbarkeit der gesamten Ware ein, ohne zusätzliche Kosten. Die gesetzlichen Rechte bleiben davon unberührt.',
            values,
          })}
        </p>
        <a className={css.link} href={DURABILITY_GUARANTEE_PAGE} target="_blank" rel="noreferrer">
          <Trans id="guarantee.label.more" message="Mehr zu Haltbarkeitsgarantien auf „Ihr Europa“" />
        </a>
      </figcaption>
    </figure>
  )
}
