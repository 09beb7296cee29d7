import type { Listing } from '@shop/api-client/contract/catalogue'
import { toggledFilter, withFilter } from './listing-href.ts'
import type { ListingSearch } from './listing-search.ts'

type ActiveFilter = { name: string; label: string; next: ListingSearch }

/** What is chosen, each with the listing as it would be without it. */
export function activeFilters(
  listing: Pick<Listing, 'facets'>,
  search: ListingSearch,
  rangeWords: (from: number | null, to: number | null) => string,
): ActiveFilter[] {
  return listing.facets.flatMap((facet): ActiveFilter[] => {
    const { name } = facet
    if (facet.range) {
      const { from, to } = facet.range
      if (from === null && to === null) return []
      // no colon: French sets a space before it, German and Dutch do not
      const label = `${facet.label} ${rangeWords(from, to)}`
      return [{ name, label, next: withFilter(search, name, undefined) }]
    }
    return facet.values
      .filter((value) => value.selected)
      .map((value) => ({ name, label: value.label, next: toggledFilter(search, name, value.value) }))
  })
}
