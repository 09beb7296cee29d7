/** Filters that an address may name; whatever else it says is no filter. @see spec §9 "whitelist of filter parameter names" */
export const FILTER_PARAMETERS = [
  'colour',
  'size',
  'price',
  'priceFrom',
  'priceTo',
  'material',
  'brand',
  'rating',
  'delivery',
  'sale',
  'serie',
  'stil',
  'eigenschaften',
  'zimmer',
  'alter',
] as const

const LISTING_PARAMETERS = ['q', 'exact', 'sort', 'page', 'from', 'perPage'] as const
const OTHER_PARAMETERS = ['variant', 'action', 'order', 'payment'] as const

const KNOWN = new Set<string>([...FILTER_PARAMETERS, ...LISTING_PARAMETERS, ...OTHER_PARAMETERS])
const FILTERS = new Set<string>(FILTER_PARAMETERS)

/**
 * Whether a search parameter makes another page. What advertisers add, what the browser alone reacts to and what
 * somebody made up does not, so it cannot fill the page cache.
 *
 * @see design §3 "Page cache: sorted known query parameters"
 */
export function isPageParameter(name: string): boolean {
  return KNOWN.has(name)
}

/** Whether a search parameter is a filter of a listing. */
export function isFilterParameter(name: string): boolean {
  return FILTERS.has(name)
}
