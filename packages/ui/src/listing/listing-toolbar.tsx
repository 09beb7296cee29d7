import type { ReactNode } from 'react'
import css from './listing-toolbar.module.css'
import { ResultCount } from './products/result-count.tsx'
import { SortNote } from './sort/sort-note.tsx'

type ListingToolbarProps = {
  facetBar: ReactNode
  sortSelect: ReactNode
  activeFilters: ReactNode
  /** How large the cards are. */
  cardSize?: ReactNode
  total: number
}

/**
 * The line above the products: filters, number of products, order and what decides it; chosen filters below. The filters
 * stay in view for as long as what holds the line and the products does.
 */
export function ListingToolbar({
  facetBar,
  sortSelect,
  activeFilters,
  cardSize,
  total,
}: ListingToolbarProps) {
  return (
    <>
      <div className={css.sticky}>
        <div className={css.toolbar}>
          <div className={css.filters}>
            <div className={css.bar}>{facetBar}</div>
          </div>
          <div className={css.end}>
            <span className={css.count}>
              <ResultCount total={total} />
            </span>
            <SortNote />
            {sortSelect}
            {cardSize}
          </div>
        </div>
      </div>
      <div className={css.active}>{activeFilters}</div>
    </>
  )
}
