import { Trans } from '@lingui/react'
import { Children, type ReactNode, useId } from 'react'
import hiddenCss from '../../layout/visually-hidden.module.css'
import css from './product-grid.module.css'

type ProductGridProps = {
  /** Another page of the listing is on its way; the old one stays, paler after 200 ms. */
  isLoading?: boolean
  /** Shoppers choose how large its cards are. */
  isListing?: boolean
  /** Product cards; each becomes a list item. */
  children: ReactNode
}

/** `sizes` of a card's picture in the grid; `widest` is its size in px where the page grows no further. @see spec §9 "Images" */
export function productGridSizes(widest: number): string {
  return `(width >= 1440px) ${widest}px, (width >= 1200px) 23vw, (width >= 768px) 31vw, 46vw`
}

/** The same where the cards are large. */
export function largeCardSizes(widest: number): string {
  return `(width >= 1440px) ${2 * widest + 24}px, (width >= 768px) 47vw, 94vw`
}

/** Two, three and four columns at 0, 768 and 1200 px. */
export function ProductGrid({ isLoading = false, isListing = false, children }: ProductGridProps) {
  const titleId = useId()

  return (
    <>
      {/* Cards have a third-level heading each: this is the second between them and the page's title. */}
      <h2 id={titleId} className={hiddenCss.hidden}>
        <Trans id="listing.products" message="Produkte" />
      </h2>
      <ul
        className={css.grid}
        aria-labelledby={titleId}
        data-listing={isListing || undefined}
        data-loading={isLoading || undefined}
        aria-busy={isLoading || undefined}
      >
        {Children.map(children, (card) => (card ? <li>{card}</li> : null))}
      </ul>
    </>
  )
}
