import type { Locale } from '../market/markets.ts'
import type { AppliedReduction } from '../product/product.ts'
import type { Promotion } from './promotion.ts'

/** A line that can be bought, with all that promotions ask of it. Keys are unique in a basket. */
export type PromotionLine = {
  key: string
  variantId: number
  productId: number
  /** Ids of all the product's categories, parents included. */
  categoryIds: readonly number[]
  brand: string
  isOnSale: boolean
  /** Whether it may not be made cheaper, or be given away, as books and infant formula. @see eu-duties C-14, C-17 */
  isPriceBound: boolean
  quantity: number
  /** Minor units with tax, at the scale price of the quantity and after sale. */
  unitPrice: number
  /** What of the price of one unit pays for recycling, minor units: no promotion lowers it. Missing where nothing does. */
  contribution?: number
  /** What the price already has taken off, for all units of the line. */
  appliedReductions: readonly AppliedReduction[]
  /** The promotion that this line was chosen for, or added by; null for a plain purchase. */
  giftOf: string | null
}

/** How many orders have used a promotion so far. */
export type PromotionUsage = { total: number; ofCustomer: number }

export type PromotionInput = {
  lines: readonly PromotionLine[]
  promotions: readonly Promotion[]
  /** What the shopper typed in; capitals and spaces around it do not matter. */
  codes: readonly string[]
  now: Date
  locale: Locale
  /** By id of the promotion; a missing one was never used. */
  usage: ReadonlyMap<string, PromotionUsage>
}
