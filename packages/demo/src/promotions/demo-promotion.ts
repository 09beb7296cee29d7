import type { WrittenPromotion } from '@shop/sales/promotions/import-promotions'

/** A promotion as it is written down; the shop fills in what is usual. */
export type DemoPromotion = WrittenPromotion

/** The last moment of 2026 where the shops are. */
export const UNTIL_NEW_YEAR = '2026-12-31T22:59:59Z'
