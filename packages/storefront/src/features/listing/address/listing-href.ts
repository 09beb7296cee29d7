import type { Listing } from '@shop/api-client/contract/catalogue'
import type { ListingSearch } from './listing-search.ts'

/** A listing's address; a state has only one. */
export function listingHref(path: string, search: ListingSearch): string {
  const words = new URLSearchParams(addressSearch(search))
  const query = words.toString().replaceAll('%2C', ',')
  return query === '' ? path : `${path}?${query}`
}

/** What an address says about a state, by name; what a listing begins with is left out. */
export function addressSearch(search: ListingSearch): Record<string, string> {
  const words: Record<string, string> = {}
  for (const name of Object.keys(search).toSorted()) {
    const value = search[name]
    const isDefault =
      (name === 'sort' && value === 'relevancy') ||
      (name === 'page' && value === 1) ||
      (name === 'perPage' && value === 24) ||
      (name === 'price' && value === '-') ||
      (name === 'from' && value === search.page)
    if (value !== undefined && value !== '' && !isDefault) words[name] = String(value)
  }
  return words
}

/**
 * The state of an address as far as the listing knows it, so that links do not pass on unknown parameters. Read from
 * the address and not from the listing: a second choice must not forget the first while its page is loading.
 */
export function knownSearch(
  search: ListingSearch,
  listing: Pick<Listing, 'facets' | 'sorts' | 'perPage'>,
): ListingSearch {
  const { q, exact, sort, page, from, perPage, ...filters } = search
  const known: ListingSearch = {
    q,
    exact,
    page,
    from,
    sort: listing.sorts.find((name) => name === sort),
    perPage: perPage === listing.perPage ? perPage : undefined,
  }
  for (const { name, range, values } of listing.facets) {
    const word = String(filters[name] ?? '')
    const chosen = word.split(',').filter((one) => values.some(({ value }) => value === one))
    known[name] = range ? (/^\d*-\d*$/.test(word) ? word : undefined) : chosen.join(',') || undefined
  }
  return known
}

/** The same listing with one value of a filter switched over; pages begin again at the first. */
export function toggledFilter(search: ListingSearch, name: string, value: string): ListingSearch {
  const chosen = String(search[name] ?? '')
    .split(',')
    .filter(Boolean)
  const next = chosen.includes(value) ? chosen.filter((one) => one !== value) : [...chosen, value]
  return withFilter(search, name, next.length === 0 ? undefined : next.toSorted().join(','))
}

/** The same listing with a filter changed or removed, from the first page. */
export function withFilter(search: ListingSearch, name: string, words: string | undefined): ListingSearch {
  return { ...search, page: undefined, from: undefined, [name]: words }
}

/** The same listing without any filter. */
export function withoutFilters({ sort, perPage, q, exact }: ListingSearch): ListingSearch {
  return { sort, perPage, q, exact }
}
