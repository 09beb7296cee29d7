import fc from 'fast-check'
import type { Promotion, PromotionCondition, SingleEffect } from '../promotion/promotion.ts'
import type { PromotionInput, PromotionLine } from '../promotion/promotion-input.ts'
import { aPromotion, aPromotionInput, aPromotionLine } from './a-promotion.ts'

/** Equal prices are common, because ties are where an order could show. */
const anyPrice = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(1, 999, 1005) },
  { weight: 1, arbitrary: fc.integer({ min: 0, max: 50_000 }) },
)
const anyCount = fc.integer({ min: 1, max: 4 })
const anyKind = fc.constantFrom<('relative' | 'absolute')[]>('relative', 'absolute')
const anyMaxCountType = fc.constantFrom<('per_basket' | 'per_eligible_items_quantity')[]>(
  'per_basket',
  'per_eligible_items_quantity',
)
const PROMOTION_IDS = ['p0', 'p1', 'p2', 'p3', 'p4']

/** A line that is simply bought; few categories, brands and prices, so that sets meet. */
export const anyBoughtLine: fc.Arbitrary<PromotionLine> = fc
  .record({
    variantId: fc.integer({ min: 1, max: 6 }),
    productId: fc.integer({ min: 1, max: 3 }),
    categoryIds: fc.subarray([1, 2, 3]),
    brand: fc.constantFrom('Lindhaus', 'Nordlicht'),
    isOnSale: fc.boolean(),
    quantity: fc.integer({ min: 1, max: 5 }),
    unitPrice: anyPrice,
    contribution: fc.constantFrom(0, 0, 30, 5000),
  })
  .map(aPromotionLine)

/** A line of any kind: bought, bound in its price, or chosen as a gift. */
export const anyPromotionLine: fc.Arbitrary<PromotionLine> = fc
  .record({
    line: anyBoughtLine,
    isPriceBound: fc.constantFrom(false, false, false, true),
    giftOf: fc.option(fc.constantFrom(...PROMOTION_IDS), { freq: 3 }),
  })
  .map(({ line, ...words }) => ({ ...line, ...words }))

/** Lines with a key of their own each. */
export function linesOf(line: fc.Arbitrary<PromotionLine>, maxLength = 6): fc.Arbitrary<PromotionLine[]> {
  return fc
    .array(line, { minLength: 1, maxLength })
    .map((lines) => lines.map((one, index) => ({ ...one, key: `line-${index}` })))
}

/** Off a whole set: a percentage or an amount, both also beyond what makes sense. */
export const anySetDiscount: fc.Arbitrary<SingleEffect> = fc.record({
  type: fc.constant('automatic_discount' as const),
  discountType: anyKind,
  discountValue: fc.constantFrom(0, 1, 10, 33, 50, 100, 150, 500),
})

/** "3 for 2" in all its shapes. */
export const anyCheapestReduced: fc.Arbitrary<SingleEffect> = fc.record({
  type: fc.constant('buy_x_get_y' as const),
  eligibleItemsQuantity: anyCount,
  discountType: anyKind,
  discountValue: fc.constantFrom(1, 50, 100, 500),
  applicableItemSelectionType: fc.constant('cheapest' as const),
  maxCount: fc.integer({ min: 1, max: 2 }),
  maxCountType: anyMaxCountType,
  variantIds: fc.constant([]),
})

const anyChosenGift: fc.Arbitrary<SingleEffect> = fc
  .tuple(anyCheapestReduced, fc.subarray([1, 2, 3, 4, 5, 6]))
  .map(([effect, variantIds]) =>
    effect.type === 'buy_x_get_y'
      ? { ...effect, applicableItemSelectionType: 'variant_ids', variantIds }
      : effect,
  )

const anyEffect: fc.Arbitrary<SingleEffect> = fc.oneof(
  anySetDiscount,
  anyCheapestReduced,
  anyChosenGift,
  fc.record({ type: fc.constant('automatic_gift' as const), variantId: anyCount, quantity: anyCount }),
  fc.record({
    type: fc.constant('combo_deal' as const),
    price: anyPrice,
    eligibleItemsQuantity: anyCount,
    maxCountType: anyMaxCountType,
  }),
)

const anyTiered = fc
  .array(fc.record({ mov: anyPrice, effect: anyEffect }), { minLength: 1, maxLength: 3 })
  .map((tiers) => ({
    type: 'tiered' as const,
    tiers: tiers.map((tier, index) => ({ id: `tier-${index}`, name: '', ...tier })),
  }))

const anyCondition: fc.Arbitrary<PromotionCondition> = fc.oneof(
  fc.record({
    level: fc.constant('item' as const),
    key: fc.constant('category' as const),
    categoryIds: fc.subarray([1, 2, 3], { minLength: 1 }),
  }),
  fc.constant({ level: 'item', key: 'brand', brands: ['Lindhaus'] } as const),
  fc.constant({ level: 'item', key: 'product', productIds: [1, 2] } as const),
  fc.constant({ level: 'item', key: 'excludes_sale' } as const),
  fc.record({
    level: fc.constant('global' as const),
    key: fc.constant('minimum_value' as const),
    value: anyPrice,
  }),
  fc.record({
    level: fc.constant('global' as const),
    key: fc.constant('minimum_quantity' as const),
    quantity: anyCount,
  }),
)

/** Promotions and vouchers with an id each; the code of a voucher is its id. */
export const anyPromotions: fc.Arbitrary<Promotion[]> = fc
  .array(
    fc.record({
      isVoucher: fc.boolean(),
      priority: fc.integer({ min: 1, max: 3 }),
      combinability: fc.constantFrom<Promotion['combinability'][]>(
        'never',
        'with_promotions',
        'always',
        'always',
      ),
      conditions: fc.array(anyCondition, { maxLength: 2 }),
      effect: fc.oneof({ weight: 3, arbitrary: anyEffect }, { weight: 1, arbitrary: anyTiered }),
    }),
    { maxLength: PROMOTION_IDS.length },
  )
  .map((promotions) =>
    promotions.map(({ isVoucher, ...words }, index) =>
      aPromotion({ ...words, id: `p${index}`, code: isVoucher ? `p${index}` : null }),
    ),
  )

/** A basket with anything in it and every code typed in. */
export const anyPromotionInput: fc.Arbitrary<PromotionInput> = fc
  .record({ lines: linesOf(anyPromotionLine), promotions: anyPromotions })
  .map(({ lines, promotions }) => aPromotionInput({ lines, promotions, codes: PROMOTION_IDS }))
