/** Prices of the form that works without JavaScript; the page behind it turns them into the filter `price`. */
export const PRICE_FIELDS = ['priceFrom', 'priceTo'] as const

const LISTING_PARAMETERS = ['q', 'exact', 'sort', 'page', 'from', 'perPage', ...PRICE_FIELDS] as const
const OTHER_PARAMETERS = ['variant', 'action', 'articles', 'id', 'order', 'payment'] as const

const KNOWN = new Set<string>([...LISTING_PARAMETERS, ...OTHER_PARAMETERS])

/** Whether a name is a filter of the shop: which are is data of its catalogue. */
export type IsFilter = (name: string) => boolean

/**
 * Whether a search parameter makes another page. What advertisers add, what the browser alone reacts to and what is
 * made up does not, so it cannot fill the page cache.
 *
 * @see design §3 "Page cache: sorted known query parameters"; spec §9 "whitelist of filter parameter names"
 */
export function isPageParameter(name: string, isFilter: IsFilter): boolean {
  return KNOWN.has(name) || isFilter(name)
}

/** Whether a page says something by this parameter that is no filter. */
export function isOwnParameter(name: string): boolean {
  return KNOWN.has(name)
}
