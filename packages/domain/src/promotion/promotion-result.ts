import type { AppliedReduction } from '../product/product.ts'
import type { Discount } from './promotion.ts'

/** Where a reduction comes from; `relative` is the share of what the line cost at its turn. */
export type PromotionReduction = AppliedReduction & { promotionId: string }

export type PromotedLine = {
  key: string
  /** Before promotions, minor units with tax. */
  before: number
  /** What is to be paid: never below zero. */
  total: number
  /** Sale first, then promotions and vouchers in the order of their turns. */
  appliedReductions: (AppliedReduction | PromotionReduction)[]
  /** Units that nothing is left to pay for. */
  givenUnits: number
  /** Of a gift: whether it is earned with all its units. Null for what is simply bought. */
  promotion: { id: string; isValid: boolean } | null
}

/** The gift of a promotion: added by the shop when automatic, otherwise one of `variantIds` to be chosen. */
export type GiftOffer = {
  promotionId: string
  isAutomatic: boolean
  variantIds: readonly number[]
  /** What each unit becomes cheaper. */
  discount: Discount
  /** Units that are earned. */
  earned: number
  /** Earned units in the basket. */
  taken: number
  /** Units in the basket that are not, or no longer, earned; they cost their full price. */
  surplus: number
}

/** What is missing until a promotion gives (more). Amounts in minor units. */
export type PromotionMessage =
  | { promotionId: string; kind: 'missing_quantity'; quantity: number }
  | { promotionId: string; kind: 'missing_amount'; amount: number; tierId: string | null }

export type FailedCondition = {
  level: 'item' | 'global'
  key:
    | 'inactive'
    | 'not_started'
    | 'expired'
    | 'locale'
    | 'usage_limit'
    | 'usage_limit_per_customer'
    | 'not_combinable'
    | 'no_matching_item'
    | 'excludes_sale'
    | 'minimum_value'
    | 'minimum_quantity'
    | 'nothing_to_reduce'
}

/** Whether a promotion, or a voucher whose code was typed in, works on this basket, and otherwise why not. */
export type PromotionOutcome = {
  promotionId: string
  code: string | null
  isValid: boolean
  failedConditions: FailedCondition[]
}

export type PromotedBasket = {
  lines: PromotedLine[]
  /** before - reduction = total, minor units with tax. */
  totals: { before: number; reduction: number; total: number }
  gifts: GiftOffer[]
  messages: PromotionMessage[]
  outcomes: PromotionOutcome[]
  /** Codes that no voucher has, as they were typed. */
  unknownCodes: string[]
}
