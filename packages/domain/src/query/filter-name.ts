import { isOwnParameter } from './page-parameter.ts'

/** Read by the browser alone, by a call or by another door of the server. */
const TAKEN = new Set([
  ...['voucher', 'redirect', 'hash', 'way', 'pay', 'express', 'token', 'scr', 'build', 'locale', 'path'],
  ...['filters', 'gclid', 'gbraid', 'wbraid', 'dclid', 'fbclid', 'msclkid', 'ttclid', 'epik', 'ref'],
])
/** `utm_source` and the rest of its family. */
const OF_ADVERTISERS = /^utm(?:_|$)/i
const FILTER_NAME = /^[A-Za-z0-9][A-Za-z0-9_.-]{0,63}$/

/** Filters that the shop makes by itself: no attribute can be called like them. */
export const OWN_FILTERS: ReadonlySet<string> = new Set(['brand', 'price', 'rating', 'sale', 'delivery'])

/**
 * Whether a filter may have this name in an address: what a page, an advertiser or a door of the server reads there
 * cannot be a filter as well.
 *
 * @see spec §9 "whitelist of filter parameter names"
 */
export function isFilterName(name: string): boolean {
  return FILTER_NAME.test(name) && !isOwnParameter(name) && !TAKEN.has(name) && !OF_ADVERTISERS.test(name)
}
