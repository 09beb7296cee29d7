import { useLingui } from '@lingui/react'
import { useShopFormat } from '../shop-format.tsx'
import css from './rating.module.css'

type RatingProps = {
  /** 0 to 5. */
  average: number
  count: number
  size?: 's' | 'm'
  /** Leads to the reviews. */
  href?: string
}

const STARS = 5

/** Stars filled to the tenth, with the number of reviews. @see spec §5 "Rating" */
export function Rating({ average, count, size = 's', href }: RatingProps) {
  const { i18n } = useLingui()
  const { number } = useShopFormat()
  const label = i18n.t({
    id: 'rating.label',
    message: '{average} von 5 Sternen, {count, plural, one {# Bewertung} other {# Bewertungen}}',
    values: { average: number(average, { maximumFractionDigits: 1 }), count },
  })
  const stars = (
    <>
      <span
        className={css.stars}
        style={{ '--filled': `${Math.round((average / STARS) * 1000) / 10}%` }}
        aria-hidden="true"
      >
        ★★★★★
      </span>
      <span aria-hidden="true">{`(${number(count)})`}</span>
    </>
  )

  return href ? (
    <a className={css.rating} data-size={size} href={href} aria-label={label}>
      {stars}
    </a>
  ) : (
    <span className={css.rating} data-size={size} role="img" aria-label={label}>
      {stars}
    </span>
  )
}
