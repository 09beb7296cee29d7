import type { PromotionRecord } from '@shop/api-client/office/promotion-record'

/**
 * Reads every published story of a shop in every locale, and says which words and campaigns the shop leaves out, one
 * sentence each: what the law refuses, and numbers that the promotions do not give.
 *
 * @see docs/law-prices.md
 */
export type PageCheck = (asked: { promotions: readonly PromotionRecord[]; now: Date }) => Promise<string[]>
