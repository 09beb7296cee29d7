import { expect, test } from 'vitest'
import { aPromotion, aPromotionInput, aPromotionLine } from '../../testing/a-promotion.ts'
import type { AutomaticDiscount, BuyXGetY, Promotion, PromotionCondition } from '../promotion.ts'
import type { PromotionInput } from '../promotion-input.ts'
import { promotedBasket } from './promoted-basket.ts'

const half: AutomaticDiscount = { type: 'automatic_discount', discountType: 'relative', discountValue: 50 }
const tenEuros: AutomaticDiscount = {
  type: 'automatic_discount',
  discountType: 'absolute',
  discountValue: 1000,
}
const fromHundred: PromotionCondition = { level: 'global', key: 'minimum_value', value: 10_000 }
const cushionToSofa: BuyXGetY = {
  type: 'buy_x_get_y',
  eligibleItemsQuantity: 1,
  discountType: 'relative',
  discountValue: 100,
  applicableItemSelectionType: 'variant_ids',
  maxCount: 1,
  maxCountType: 'per_basket',
  variantIds: [21, 22],
}

test('an amount off a set is spread over its lines to the cent, and others pay in full', () => {
  const lamp: PromotionCondition = { level: 'item', key: 'category', categoryIds: [7] }
  const lines = ['a', 'b', 'c'].map((key) => aPromotionLine({ key, unitPrice: 3333, categoryIds: [7] }))
  const table = aPromotionLine({ key: 'table', unitPrice: 5000 })

  const basket = priced({
    lines: [...lines, table],
    promotions: [aPromotion({ effect: tenEuros, conditions: [lamp] })],
  })

  expect(basket.lines.map(({ total }) => total)).toEqual([2999, 3000, 3000, 5000])
  expect(basket.totals).toEqual({ before: 14_999, reduction: 1000, total: 13_999 })
})

test('a reduction says where it comes from, after what the sale took off', () => {
  const sale = {
    category: 'sale',
    type: 'relative',
    amount: { relative: 0.2, absoluteWithTax: 2500 },
  } as const
  const lines = [aPromotionLine({ unitPrice: 10_000, isOnSale: true, appliedReductions: [sale] })]
  const voucher = aPromotion({ id: 'v', code: 'ZEHN', effect: tenEuros })

  const basket = priced({
    lines,
    promotions: [aPromotion({ id: 'p', effect: half }), voucher],
    codes: ['zehn'],
  })

  expect(basket.lines[0]?.appliedReductions).toEqual([
    sale,
    {
      category: 'promotion',
      type: 'relative',
      amount: { relative: 0.5, absoluteWithTax: 5000 },
      promotionId: 'p',
    },
    {
      category: 'voucher',
      type: 'absolute',
      amount: { relative: 0.2, absoluteWithTax: 1000 },
      promotionId: 'v',
    },
  ])
})

test('an exclusive promotion with an earlier turn keeps all others out, and one with a later turn is kept out', () => {
  const usual = aPromotion({ id: 'usual', priority: 2 })
  const exclusive = aPromotion({ id: 'exclusive', combinability: 'never', effect: half })

  const first = priced({ promotions: [usual, { ...exclusive, priority: 1 }] })
  const last = priced({ promotions: [usual, { ...exclusive, priority: 3 }] })

  expect(first.totals.total).toBe(5000)
  expect(reasonsOf(first, 'usual')).toEqual(['not_combinable'])
  expect(last.totals.total).toBe(9000)
  expect(reasonsOf(last, 'exclusive')).toEqual(['not_combinable'])
})

test('an exclusive promotion that finds nothing keeps nobody out', () => {
  const lamp: PromotionCondition = { level: 'item', key: 'category', categoryIds: [7] }
  const exclusive = aPromotion({ id: 'exclusive', combinability: 'never', conditions: [lamp] })

  const basket = priced({ promotions: [exclusive, aPromotion({ id: 'usual', priority: 2 })] })

  expect(basket.totals.total).toBe(9000)
  expect(reasonsOf(basket, 'exclusive')).toEqual(['no_matching_item'])
})

test.each<[string, Partial<PromotionInput>, number, string[]]>([
  ['works with its code', {}, 9000, []],
  ['needs its minimum', { lines: [aPromotionLine({ unitPrice: 9999 })] }, 9999, ['minimum_value']],
  ['excludes sale items', { lines: [aPromotionLine({ isOnSale: true })] }, 10_000, ['excludes_sale']],
  [
    'counts its minimum without sale items',
    {
      lines: [
        aPromotionLine({ unitPrice: 6000 }),
        aPromotionLine({ key: 'sale', unitPrice: 6000, isOnSale: true }),
      ],
    },
    12_000,
    ['minimum_value'],
  ],
  ['never touches a book', { lines: [aPromotionLine({ isPriceBound: true })] }, 10_000, ['no_matching_item']],
])('a voucher %s', (_, words, total, reasons) => {
  const voucher = aVoucher({ conditions: [fromHundred, { level: 'item', key: 'excludes_sale' }] })

  const basket = priced({ promotions: [voucher], codes: ['ZEHN'], ...words })

  expect(basket.totals.total).toBe(total)
  expect(reasonsOf(basket, 'ZEHN')).toEqual(reasons)
})

test.each<[Promotion['combinability'], number, string[]]>([
  ['with_promotions', 9000, ['not_combinable']],
  ['always', 8000, []],
])('of two vouchers that combine %s', (combinability, total, reasons) => {
  const vouchers = ['A', 'B'].map((code) => aVoucher({ id: code, code, combinability }))

  const basket = priced({ promotions: vouchers, codes: ['B', 'A'] })

  expect(basket.totals.total).toBe(total)
  expect(reasonsOf(basket, 'B')).toEqual(reasons)
})

test('a voucher counts what promotions have left, another promotion what the goods cost', () => {
  const first = aPromotion({ id: 'first' })
  const second = aPromotion({ id: 'second', priority: 2, conditions: [fromHundred] })
  const voucher = aVoucher({ priority: 3, conditions: [fromHundred] })

  const basket = priced({ promotions: [first, second, voucher], codes: ['ZEHN'] })

  expect(basket.totals.total).toBe(8100)
  expect(reasonsOf(basket, 'ZEHN')).toEqual(['minimum_value'])
  expect(basket.messages).toEqual([
    { promotionId: 'ZEHN', kind: 'missing_amount', amount: 1900, tierId: null },
  ])
})

test('a voucher that nobody typed in is not even told', () => {
  const basket = priced({ promotions: [aVoucher()], codes: ['ELF'] })

  expect(basket.outcomes).toEqual([])
  expect(basket.unknownCodes).toEqual(['ELF'])
})

test.each([
  [4900, 4900, 100, 'small'],
  [5000, 4500, 5000, 'large'],
  [10_000, 8000, null, null],
])('with tiers a basket of %i costs %i', (unitPrice, total, amount, tierId) => {
  const effect = {
    type: 'tiered',
    tiers: [
      { id: 'small', name: '', mov: 5000, effect: { ...half, discountValue: 10 } },
      { id: 'large', name: '', mov: 10_000, effect: { ...half, discountValue: 20 } },
    ],
  } as const

  const basket = priced({ lines: [aPromotionLine({ unitPrice })], promotions: [aPromotion({ effect })] })

  expect(basket.totals.total).toBe(total)
  expect(basket.messages).toEqual(
    amount === null ? [] : [{ promotionId: 'promotion-1', kind: 'missing_amount', amount, tierId }],
  )
})

test('a gift waits to be chosen, and is free once it lies in the basket', () => {
  const promotions = [aPromotion({ effect: cushionToSofa })]
  const sofa = aPromotionLine()
  const cushion = aPromotionLine({ key: 'cushion', variantId: 22, unitPrice: 2500, giftOf: 'promotion-1' })

  const waiting = priced({ lines: [sofa], promotions })
  const taken = priced({ lines: [sofa, cushion], promotions })

  const offer = {
    promotionId: 'promotion-1',
    isAutomatic: false,
    variantIds: [21, 22],
    discount: { type: cushionToSofa.discountType, value: cushionToSofa.discountValue },
    earned: 1,
    surplus: 0,
  }
  expect(waiting.gifts).toEqual([{ ...offer, taken: 0 }])
  expect(taken.gifts).toEqual([{ ...offer, taken: 1 }])
  expect(taken.lines[1]).toMatchObject({
    before: 2500,
    total: 0,
    promotion: { id: 'promotion-1', isValid: true },
  })
})

test('a gift whose condition is gone costs its price and says so', () => {
  const cushion = aPromotionLine({ variantId: 22, unitPrice: 2500, giftOf: 'promotion-1' })

  const basket = priced({ lines: [cushion], promotions: [aPromotion({ effect: cushionToSofa })] })

  expect(basket.lines[0]).toMatchObject({ total: 2500, promotion: { id: 'promotion-1', isValid: false } })
  expect(basket.gifts).toEqual([])
})

test('a gift never helps to reach the minimum it was given for', () => {
  const gift = aPromotion({
    effect: { type: 'automatic_gift', variantId: 30, quantity: 1 },
    conditions: [fromHundred],
  })
  const lines = [
    aPromotionLine({ unitPrice: 8000 }),
    aPromotionLine({ key: 'gift', variantId: 30, unitPrice: 2000, giftOf: 'promotion-1' }),
  ]

  const basket = priced({ lines, promotions: [gift] })

  expect(basket.totals.total).toBe(10_000)
  expect(basket.lines[1]?.promotion?.isValid).toBe(false)
})

test('one more and the cheapest is free', () => {
  const threeForTwo = {
    ...cushionToSofa,
    eligibleItemsQuantity: 2,
    applicableItemSelectionType: 'cheapest',
  } as const
  const promotions = [aPromotion({ effect: threeForTwo })]

  const basket = priced({ lines: [aPromotionLine({ quantity: 2 })], promotions })

  expect(basket.messages).toEqual([{ promotionId: 'promotion-1', kind: 'missing_quantity', quantity: 1 }])
  expect(reasonsOf(basket, 'promotion-1')).toEqual(['minimum_quantity'])
})

test('an empty basket costs nothing and promises nothing', () => {
  const basket = priced({ lines: [], promotions: [aPromotion({ conditions: [fromHundred] })] })

  expect(basket.totals).toEqual({ before: 0, reduction: 0, total: 0 })
  expect(basket.messages).toEqual([])
})

test('the basket that was given stays as it was', () => {
  const input = aPromotionInput({ lines: [aPromotionLine({ quantity: 3 })] })
  const copy = structuredClone(input)

  promotedBasket(input)

  expect(input).toEqual(copy)
})

function priced(words: Partial<PromotionInput>) {
  return promotedBasket(aPromotionInput(words))
}

function aVoucher(words: Partial<Promotion> = {}): Promotion {
  return aPromotion({
    id: 'ZEHN',
    code: 'ZEHN',
    effect: tenEuros,
    combinability: 'with_promotions',
    ...words,
  })
}

function reasonsOf({ outcomes }: ReturnType<typeof priced>, id: string): string[] | undefined {
  return outcomes.find(({ promotionId }) => promotionId === id)?.failedConditions.map(({ key }) => key)
}
