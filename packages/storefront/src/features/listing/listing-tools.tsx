import type { Facet, Listing } from '@shop/api-client/contract/catalogue'
import { ActiveFilterChips } from '@shop/ui/listing/facets/active-filter-chips'
import { FacetBar } from '@shop/ui/listing/facets/facet-bar'
import { ListingToolbar } from '@shop/ui/listing/listing-toolbar'
import { PriceRangeForm } from '@shop/ui/listing/price/price-range-form'
import { SortSelect } from '@shop/ui/listing/sort/sort-select'
import type { ReactNode } from 'react'
import { useShop } from '../../use-shop.ts'
import { activeFilters } from './address/active-filters.ts'
import { toggledFilter, withFilter, withoutFilters } from './address/listing-href.ts'
import type { ListingLinks } from './address/use-listing-links.ts'
import type { ListingDialog } from './dialogs/listing-dialog.ts'
import { usePriceWords } from './use-price-words.ts'

type ListingToolsProps = {
  listing: Pick<Listing, 'facets' | 'sorts' | 'sort' | 'total'>
  links: ListingLinks
  onDialog: (dialog: ListingDialog) => void
  cardSize: ReactNode
}

/** Filters, order and what is chosen, above the products. */
export function ListingTools({ listing, links, onDialog, cardSize }: ListingToolsProps) {
  const priceWords = usePriceWords()
  const { market } = useShop()
  const { path, search, href, go, hidden } = links

  const rangeForm = ({ name, range }: Pick<Facet, 'name' | 'range'>) =>
    range ? (
      <PriceRangeForm
        key={`${range.from}-${range.to}`}
        range={range}
        currency={market.currency}
        action={path}
        hidden={hidden([name, 'page', 'from'])}
        onApply={({ from, to }) => {
          const words = from === null && to === null ? undefined : `${from ?? ''}-${to ?? ''}`
          go(withFilter(search, name, words))
        }}
      />
    ) : null

  return (
    <ListingToolbar
      total={listing.total}
      cardSize={cardSize}
      facetBar={
        <FacetBar
          facets={listing.facets}
          hrefFor={(facet, value) => href(toggledFilter(search, facet.name, value))}
          rangeForm={rangeForm}
          onAllOpen={() => onDialog({ kind: 'filter' })}
          onFacetOpen={({ name }) => onDialog({ kind: 'facet', name })}
          onSortOpen={() => onDialog({ kind: 'sort' })}
        />
      }
      sortSelect={
        <SortSelect
          sorts={listing.sorts}
          current={listing.sort}
          action={path}
          hidden={hidden(['sort', 'page', 'from'])}
          onSort={(sort) => go({ ...search, page: undefined, from: undefined, sort })}
        />
      }
      activeFilters={
        <ActiveFilterChips
          filters={activeFilters(listing, search, priceWords).map(({ label, next }) => ({
            label,
            href: href(next),
          }))}
          clearHref={href(withoutFilters(search))}
        />
      }
    />
  )
}
