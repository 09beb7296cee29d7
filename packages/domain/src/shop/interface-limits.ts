/** Waiting times without another home, ms. @see spec §9 */
export const DELAY_MS = {
  reloadGuard: 10_000,
  buildCheck: 1000,
  /** A hover shorter than this is only passing by. */
  pagePreload: 100,
  /** A page is at rest when nothing was pressed or scrolled for this long. */
  aheadRest: 300,
} as const

/** How a listing begins, and how long its pages may be. @see spec §9 "Listing filters", "Default listing sort"; product §3 */
export const LISTING = {
  facetsOnDesktop: 4,
  sort: 'relevancy',
  direction: 'desc',
  perPage: [24, 48, 96],
  /** More cards than these are neither scrolled through nor worth the page's bytes. */
  mostCards: 240,
} as const

/** @see spec §9 "Product version" */
export const PRODUCT_VERSION = '0.2.0'
