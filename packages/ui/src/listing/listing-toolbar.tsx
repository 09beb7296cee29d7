import type { ReactNode } from 'react'
import css from './listing-toolbar.module.css'
import { ResultCount } from './result-count.tsx'

type ListingToolbarProps = {
  facetBar: ReactNode
  sortSelect: ReactNode
  activeFilters: ReactNode
  total: number
}

/** The line above the products: filters, number of products, order; chosen filters below. */
export function ListingToolbar({ facetBar, sortSelect, activeFilters, total }: ListingToolbarProps) {
  return (
    <div className={css.toolbar}>
      <div className={css.row}>
        {facetBar}
        <div className={css.end}>
          <span className={css.count}>
            <ResultCount total={total} />
          </span>
          {sortSelect}
        </div>
      </div>
      {activeFilters}
    </div>
  )
}
