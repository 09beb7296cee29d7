import { useLingui } from '@lingui/react'
import type { ReactNode } from 'react'
import css from './listing-progress.module.css'

type ListingProgressProps = {
  /** Number of the first product on the page, counted from 1 over all pages. */
  from?: number
  /** Number of the last one. */
  shown: number
  total: number
  /** A „load more“ link or button, and the pagination. */
  children?: ReactNode
}

/** The end of a listing: how much was seen of how much, said again when there is more, and the ways on. */
export function ListingProgress({ from = 1, shown, total, children = null }: ListingProgressProps) {
  const { i18n } = useLingui()
  const share = (count: number) => `${total === 0 ? 0 : (100 * count) / total}%`

  return (
    <div className={css.progress}>
      <p className={css.words} role="status">
        {from > 1
          ? i18n.t({
              id: 'listing.shownPart',
              message:
                '{from, number} bis {shown, number} von {total, plural, one {# Produkt} other {# Produkten}}',
              values: { from, shown, total },
            })
          : i18n.t({
              id: 'listing.shown',
              message: '{shown, number} von {total, plural, one {# Produkt} other {# Produkten}} angesehen',
              values: { shown, total },
            })}
      </p>
      <div className={css.track} aria-hidden="true">
        <div
          className={css.bar}
          style={{ marginInlineStart: share(from - 1), inlineSize: share(shown - from + 1) }}
        />
      </div>
      {children}
    </div>
  )
}
