import type { ListingSearch } from './listing-search.ts'

/** Words of a listing's address in their order; what is the default is left out, so that a state has one address. */
export function listingHref(path: string, search: ListingSearch): string {
  const words = new URLSearchParams()
  for (const name of Object.keys(search).toSorted()) {
    const value = search[name]
    const isDefault =
      (name === 'sort' && value === 'relevancy') ||
      (name === 'page' && value === 1) ||
      (name === 'perPage' && value === 24)
    if (value !== undefined && value !== '' && !isDefault) words.set(name, String(value))
  }
  const query = words.toString().replaceAll('%2C', ',')
  return query === '' ? path : `${path}?${query}`
}

/** The same listing with one value of a filter switched over; pages begin again at the first. */
export function toggledFilter(search: ListingSearch, name: string, value: string): ListingSearch {
  const chosen = String(search[name] ?? '')
    .split(',')
    .filter(Boolean)
  const next = chosen.includes(value) ? chosen.filter((one) => one !== value) : [...chosen, value]
  return { ...search, page: undefined, [name]: next.length === 0 ? undefined : next.toSorted().join(',') }
}

/** The same listing without any filter. */
export function withoutFilters({ sort, perPage, q }: ListingSearch): ListingSearch {
  return { sort, perPage, q }
}
