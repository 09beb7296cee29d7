import { useLingui } from '@lingui/react'
import css from './stars.module.css'

/** Whole stars of one review. */
export function Stars({ rating }: { rating: number }) {
  const { i18n } = useLingui()
  const label = i18n.t({
    id: 'review.stars',
    message: '{rating, plural, one {# Stern} other {# Sterne}} von 5',
    values: { rating },
  })

  return (
    <span className={css.stars} role="img" aria-label={label}>
      <span aria-hidden="true">{'★'.repeat(rating)}</span>
      <span className={css.empty} aria-hidden="true">
        {'★'.repeat(5 - rating)}
      </span>
    </span>
  )
}
