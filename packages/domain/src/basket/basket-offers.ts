import type { ProductCard } from '../product/product-card.ts'
import type { AutomaticDiscount, SingleEffect } from '../promotion/promotion.ts'
import type { PromotionMessage } from '../promotion/promotion-result.ts'

/** A voucher that the shopper typed in. Amounts in minor units with tax. */
export type BasketVoucher = {
  code: string
  promotionId: string
  name: string
  isValid: boolean
  /** Message key of the first condition that does not hold, `voucher.reasons.…`; null while it works. */
  reason: string | null
  reduction: number
}

/** A gift card whose code and PIN the shopper knew. Minor units of the basket's currency. */
export type BasketGiftCard = {
  id: string
  /** All but the end of the code hidden. */
  maskedCode: string
  balance: number
  /** What it pays of this basket. */
  applied: number
  /** Message key of why it pays nothing, `giftcard.reasons.…`; null while it can pay. */
  reason: string | null
}

/** A promotion or voucher that works on the basket, and what it takes off, minor units with tax. */
export type BasketPromotion = { id: string; name: string; code: string | null; reduction: number }

/** What one could still get, so that it can be worded: `discountValue` is percent or minor units, `price` minor units. */
export type PromotionReward = {
  type: SingleEffect['type']
  discountType: AutomaticDiscount['discountType'] | null
  discountValue: number | null
  price: number | null
}

/** What is missing until a promotion gives (more). */
export type BasketMessage = PromotionMessage & { name: string; reward: PromotionReward }

/** A gift that may be chosen; `price` is what it costs then, minor units with tax. */
export type GiftChoice = {
  card: ProductCard
  variantId: number
  variantLabel: string
  before: number
  price: number
  availableQuantity: number
}

/** A promotion that waits for the shopper to choose its gift. */
export type BasketGiftOffer = {
  promotionId: string
  name: string
  /** How many may still be chosen. */
  count: number
  variantIds: number[]
  cards: GiftChoice[]
}
