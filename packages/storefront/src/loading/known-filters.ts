import { isFilterName } from '@shop/domain/query/filter-name'

/** One page is one shop, so its filters are kept here: functions that read an address get the address alone. */
let known: ReadonlySet<string> | null = null

/**
 * Whether an address may filter by this name. The browser has the shop's list; on the server, where one process may
 * serve several shops, every address has lost what its shop does not know before it comes here.
 *
 * @see spec §9 "whitelist of filter parameter names"
 */
export function isKnownFilter(name: string): boolean {
  return known === null ? isFilterName(name) : known.has(name)
}

/**
 * Sets the shop's list in the browser: with the document, and again with the data of each further page. Null resets it.
 */
export function learnFilters(names: readonly string[] | null): void {
  known = names && new Set(names)
}
