import { expect, test } from 'vitest'
import type { Promotion, PromotionCondition, PromotionEffect } from '../promotion.ts'
import type { PromotionLine } from '../promotion-input.ts'
import { unearnedGifts } from './unearned-gifts.ts'

const orderedAt = new Date('2026-11-22T12:00:00Z')

test.each<[string, string[], PromotionCondition[], string[], string[]]>([
  ['what earned it is there', ['pram', 'rattle', 'gift'], [minimum(10_000)], ['gift'], []],
  ['something that does not matter is gone', ['pram', 'gift'], [minimum(10_000)], ['gift'], []],
  ['the minimum is not reached any more', ['rattle', 'gift'], [minimum(10_000)], ['gift'], ['gift']],
  ['either of two items would do', ['rattle', 'gift'], [minimum(1_000)], ['gift'], []],
  ['the one item is gone', ['rattle', 'gift'], [product(1)], ['gift'], ['gift']],
  ['nothing but the gift is left', ['gift'], [], ['gift'], ['gift']],
  ['the gift has left the house', ['rattle', 'gift'], [product(1)], [], []],
  ['the gift is gone already', ['rattle'], [product(1)], ['gift'], []],
])('where %s', (_, keys, conditions, mayGo, off) => {
  const basis = {
    promotion: aPromotion({ conditions }),
    lines: [
      aLine('pram', { productId: 1, unitPrice: 20_000 }),
      aLine('rattle', { productId: 2, unitPrice: 1_500 }),
      aLine('gift', { variantId: 30, productId: 3, giftOf: 'gift-for-prams' }),
    ],
  }

  expect(unearnedGifts(basis, left(keys, mayGo))).toEqual(off)
})

test('of gifts for every third piece only those go that are too many, the cheapest first', () => {
  const effect: PromotionEffect = {
    type: 'buy_x_get_y',
    eligibleItemsQuantity: 3,
    discountType: 'relative',
    discountValue: 100,
    applicableItemSelectionType: 'variant_ids',
    maxCount: 1,
    maxCountType: 'per_eligible_items_quantity',
    variantIds: [31, 32],
  }
  const lines = [
    aLine('three', { productId: 1, quantity: 3 }),
    aLine('four', { productId: 1, variantId: 11, quantity: 4 }),
    aLine('dear', { variantId: 31, productId: 3, unitPrice: 900, giftOf: 'gift-for-prams' }),
    aLine('cheap', { variantId: 32, productId: 4, unitPrice: 300, giftOf: 'gift-for-prams' }),
  ]
  const basis = { promotion: aPromotion({ effect, conditions: [product(1)] }), lines }
  const gifts = ['dear', 'cheap']

  expect(unearnedGifts(basis, left(['three', 'four', ...gifts], gifts))).toEqual([])
  expect(unearnedGifts(basis, left(['four', ...gifts], gifts))).toEqual(['cheap'])
  expect(unearnedGifts(basis, left(gifts, gifts))).toEqual(['cheap', 'dear'])
})

test('a line of several gifts of which one is still earned stays', () => {
  const effect: PromotionEffect = { type: 'automatic_gift', variantId: 30, quantity: 1 }
  const basis = {
    promotion: aPromotion({ effect }),
    lines: [
      aLine('pram', {}),
      aLine('gift', { variantId: 30, productId: 3, quantity: 2, giftOf: 'gift-for-prams' }),
    ],
  }

  expect(unearnedGifts(basis, left(['pram', 'gift'], ['gift']))).toEqual([])
})

test('a code, an end and a limit that came later take nothing away', () => {
  const promotion = aPromotion({
    code: 'GIFT',
    schedule: { from: null, to: '2026-11-22T12:00:00Z' },
    conditions: [{ level: 'global', key: 'usage_limit', uses: 1 }],
  })
  const lines = [aLine('pram', {}), aLine('gift', { variantId: 30, productId: 3, giftOf: 'gift-for-prams' })]

  expect(unearnedGifts({ promotion, lines }, left(['pram', 'gift'], ['gift']))).toEqual([])
})

function left(keys: string[], mayGo: string[]) {
  return { keys: new Set(keys), mayGo: new Set(mayGo), orderedAt, locale: 'de-de' as const }
}

function minimum(value: number): PromotionCondition {
  return { level: 'global', key: 'minimum_value', value }
}

function product(id: number): PromotionCondition {
  return { level: 'item', key: 'product', productIds: [id] }
}

function aPromotion(fields: Partial<Promotion>): Promotion {
  return {
    id: 'gift-for-prams',
    code: null,
    name: 'Geschenk',
    schedule: { from: null, to: null },
    isActive: true,
    priority: 1,
    combinability: 'always',
    conditions: [],
    effect: { type: 'automatic_gift', variantId: 30, quantity: 1 },
    ...fields,
  }
}

function aLine(key: string, fields: Partial<PromotionLine>): PromotionLine {
  return {
    key,
    variantId: 10,
    productId: 1,
    categoryIds: [],
    brand: 'Wolke',
    isOnSale: false,
    isPriceBound: false,
    quantity: 1,
    unitPrice: 2_000,
    appliedReductions: [],
    giftOf: null,
    ...fields,
  }
}
