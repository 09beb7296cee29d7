import { Children, type ReactNode } from 'react'
import css from './product-grid.module.css'

type ProductGridProps = {
  /** Another page of the listing is on its way; the old one stays, paler after 200 ms. */
  isLoading?: boolean
  /** Product cards; each becomes a list item. */
  children: ReactNode
}

/** Two, three and four columns at 0, 768 and 1200 px. */
export function ProductGrid({ isLoading = false, children }: ProductGridProps) {
  return (
    <ul className={css.grid} data-loading={isLoading || undefined} aria-busy={isLoading || undefined}>
      {Children.map(children, (card) => (
        <li>{card}</li>
      ))}
    </ul>
  )
}
