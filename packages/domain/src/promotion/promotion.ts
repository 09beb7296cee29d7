import type { Locale } from '../market/markets.ts'

/** How much one thing becomes cheaper: `relative` in percent, `absolute` in minor units with tax. */
export type Discount = { type: 'relative' | 'absolute'; value: number }

/** A share of all goods of the set, or one amount off all of them together. */
export type AutomaticDiscount = {
  type: 'automatic_discount'
  discountType: Discount['type']
  discountValue: number
}

/** Once for each time that enough was bought, or once in a basket. */
export type MaxCountType = 'per_eligible_items_quantity' | 'per_basket'

/**
 * Paying for `eligibleItemsQuantity` units of the set reduces `maxCount` more of them: the cheapest units of the set,
 * or units of `variantIds` that the shopper chooses. Free is 100 percent.
 */
export type BuyXGetY = {
  type: 'buy_x_get_y'
  eligibleItemsQuantity: number
  discountType: Discount['type']
  discountValue: number
  applicableItemSelectionType: 'cheapest' | 'variant_ids'
  maxCount: number
  maxCountType: MaxCountType
  /** What can be chosen; empty when the cheapest are reduced. */
  variantIds: readonly number[]
}

/** What the shop lays into the basket by itself, for nothing. */
export type AutomaticGift = { type: 'automatic_gift'; variantId: number; quantity: number }

/** `eligibleItemsQuantity` units of the set together for `price`, minor units with tax. */
export type ComboDeal = {
  type: 'combo_deal'
  price: number
  eligibleItemsQuantity: number
  maxCountType: MaxCountType
}

export type SingleEffect = AutomaticDiscount | BuyXGetY | AutomaticGift | ComboDeal

/** From `mov` (minimum order value, minor units with tax) on, this effect instead of a lower one. */
export type PromotionTier = { id: string; name: string; mov: number; effect: SingleEffect }

export type PromotionEffect = SingleEffect | { type: 'tiered'; tiers: readonly PromotionTier[] }

/** All conditions of a promotion have to hold; the entries of a list are alternatives. Values in minor units. */
export type PromotionCondition =
  | { level: 'item'; key: 'category'; categoryIds: readonly number[] }
  | { level: 'item'; key: 'brand'; brands: readonly string[] }
  | { level: 'item'; key: 'product'; productIds: readonly number[] }
  | { level: 'item'; key: 'excludes_sale' }
  | { level: 'global'; key: 'minimum_value'; value: number }
  | { level: 'global'; key: 'minimum_quantity'; quantity: number }
  | { level: 'global'; key: 'locale'; locales: readonly Locale[] }
  | { level: 'global'; key: 'usage_limit'; uses: number }
  | { level: 'global'; key: 'usage_limit_per_customer'; uses: number }

/**
 * What a promotion allows beside it: `never` (exclusive) nothing at all, `with_promotions` no voucher besides itself,
 * `always` everything that allows it too. A usual voucher, one per order, is one `with_promotions`.
 */
export type Combinability = 'never' | 'with_promotions' | 'always'

/** A promotion, or with a code a voucher. @see product §6; integrations §1.2 "Promotion" */
export type Promotion = {
  id: string
  /** What the shopper has to type in; null: applies by itself. */
  code: string | null
  name: string
  /** UTC, both moments included; null without a limit. */
  schedule: { from: string | null; to: string | null }
  isActive: boolean
  /** The lower, the earlier its turn. */
  priority: number
  combinability: Combinability
  conditions: readonly PromotionCondition[]
  effect: PromotionEffect
}
