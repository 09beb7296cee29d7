import { listingSearch } from './listing-search.ts'

/** A page's address: the path with its slashes, and what its search says. */
export type Address = { pathname: string; search: Record<string, unknown> }

/**
 * The state of a listing as JSON: what the address bar says while it shows this listing, and what the listing was opened
 * with while somebody leaves for another page. Equal states are equal strings, so that leaving draws nothing anew.
 */
export function ownSearch(bar: Address, own: Address): string {
  return JSON.stringify(listingSearch(bar.pathname === own.pathname ? bar.search : own.search))
}
