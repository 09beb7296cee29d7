import { useLingui } from '@lingui/react'
import type { ReactNode } from 'react'
import css from './listing-progress.module.css'

type ListingProgressProps = {
  shown: number
  total: number
  /** A „load more“ link or button, and the pagination. */
  children?: ReactNode
}

/** The end of a listing: how much was seen of how much, and the ways to more. */
export function ListingProgress({ shown, total, children = null }: ListingProgressProps) {
  const { i18n } = useLingui()

  return (
    <div className={css.progress}>
      <p className={css.words}>
        {i18n.t({
          id: 'listing.shown',
          message: '{shown, number} von {total, plural, one {# Produkt} other {# Produkten}} angesehen',
          values: { shown, total },
        })}
      </p>
      <div className={css.track} aria-hidden="true">
        <div className={css.bar} style={{ inlineSize: `${total === 0 ? 0 : (100 * shown) / total}%` }} />
      </div>
      {children}
    </div>
  )
}
