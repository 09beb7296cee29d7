import type { Listing } from '@shop/api-client/contract/catalogue'
import { toggledFilter } from './listing-href.ts'
import type { ListingSearch } from './listing-search.ts'

/** What is chosen, each with the listing as it would be without it. */
export function activeFilters(
  listing: Pick<Listing, 'facets'>,
  search: ListingSearch,
  money: (minor: number) => string,
): { label: string; next: ListingSearch }[] {
  return listing.facets.flatMap((facet) => {
    if (facet.range) {
      const { from, to } = facet.range
      if (from === null && to === null) return []
      const label = `${facet.label}: ${from === null ? '' : money(from)} – ${to === null ? '' : money(to)}`
      return [{ label, next: { ...search, page: undefined, [facet.name]: undefined } }]
    }
    return facet.values
      .filter((value) => value.selected)
      .map((value) => ({ label: value.label, next: toggledFilter(search, facet.name, value.value) }))
  })
}
