import type { BuyXGetY, Promotion } from '../promotion/promotion.ts'
import type { PromotionInput, PromotionLine } from '../promotion/promotion-input.ts'

/** Of every three pieces the cheapest is free. */
export const THREE_FOR_TWO: BuyXGetY = {
  type: 'buy_x_get_y',
  eligibleItemsQuantity: 2,
  discountType: 'relative',
  discountValue: 100,
  applicableItemSelectionType: 'cheapest',
  maxCount: 1,
  maxCountType: 'per_eligible_items_quantity',
  variantIds: [],
}

/** Ten percent off everything, by itself, always and beside all others, unless the test says otherwise. */
export function aPromotion(words: Partial<Promotion> = {}): Promotion {
  return {
    id: 'promotion-1',
    code: null,
    name: 'Herbstaktion',
    schedule: { from: null, to: null },
    isActive: true,
    priority: 1,
    combinability: 'always',
    conditions: [],
    effect: { type: 'automatic_discount', discountType: 'relative', discountValue: 10 },
    ...words,
  }
}

/** One line of a basket as promotions see it: a single unit for 100.00, not on sale. */
export function aPromotionLine(words: Partial<PromotionLine> = {}): PromotionLine {
  return {
    key: 'line-1',
    variantId: 11,
    productId: 1,
    categoryIds: [],
    brand: 'Lindhaus',
    isOnSale: false,
    isPriceBound: false,
    quantity: 1,
    unitPrice: 10_000,
    appliedReductions: [],
    giftOf: null,
    ...words,
  }
}

/** A basket with one line and one promotion, in Germany, by a shopper who never used any. */
export function aPromotionInput(words: Partial<PromotionInput> = {}): PromotionInput {
  return {
    lines: [aPromotionLine()],
    promotions: [aPromotion()],
    codes: [],
    now: new Date('2026-11-22T12:00:00Z'),
    locale: 'de-de',
    usage: new Map(),
    ...words,
  }
}
