/** How far a finger has to go, px. @see spec §4 "Dialog", §9 */
export const SWIPE = { closeDialogPx: 70, detectionPx: 10 } as const

/** Waiting times without another home, ms. @see spec §9 */
export const DELAY_MS = {
  reloadGuard: 10_000,
  buildCheck: 1000,
  /** A hover shorter than this is only passing by. */
  pagePreload: 100,
  /** A page is at rest when nothing was pressed or scrolled for this long. */
  aheadRest: 300,
} as const

/** How many product cards a slider shows: at first, and from 768, 1024 and 1440 px on. @see spec §9 */
export const CARDS_IN_VIEW = {
  page: { base: 2, md: 3.1, lg: 4.3, xl: 6.2 },
  /** The layer after something was put into the basket. */
  layer: { base: 2, md: 2.5, lg: 2.5, xl: 2.5 },
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

/** Share of page views whose performance is traced. @see spec §9 */
export const TRACE_SAMPLE_RATE = 0.1

/** @see spec §9 "Product version" */
export const PRODUCT_VERSION = '0.2.0'
