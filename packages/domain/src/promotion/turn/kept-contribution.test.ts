import { expect, test } from 'vitest'
import { aPromotion, aPromotionInput, aPromotionLine, THREE_FOR_TWO } from '../../testing/a-promotion.ts'
import type { Promotion } from '../promotion.ts'
import type { PromotionLine } from '../promotion-input.ts'
import { promotedBasket } from './promoted-basket.ts'

const SHARE = (discountValue: number) =>
  ({ type: 'automatic_discount', discountType: 'relative', discountValue }) as const
const AMOUNT = (discountValue: number) =>
  ({ type: 'automatic_discount', discountType: 'absolute', discountValue }) as const
const TOGETHER = {
  type: 'combo_deal',
  price: 1500,
  eligibleItemsQuantity: 2,
  maxCountType: 'per_eligible_items_quantity',
} as const
const AT_LEAST: Promotion['conditions'] = [{ level: 'global', key: 'minimum_value', value: 1030 }]

/** A lamp for 10.00 that pays 0.30 for its recycling: 10.30. */
const LAMP = aPromotionLine({ unitPrice: 1030, contribution: 30 })
const TABLE = aPromotionLine({ key: 'table', unitPrice: 5000 })

test.each<[string, Partial<Promotion>, PromotionLine[], number[]]>([
  ['a share is one of the goods', { effect: SHARE(20) }, [LAMP], [830]],
  ['everything off leaves the contribution', { effect: SHARE(100) }, [LAMP], [30]],
  ['an amount', { effect: AMOUNT(500) }, [LAMP], [530]],
  ['an amount that is more than the goods', { effect: AMOUNT(5000) }, [LAMP], [30]],
  ['of every piece', { effect: AMOUNT(5000) }, [{ ...LAMP, quantity: 3 }], [90]],
  ['an amount over two lines goes by their goods', { effect: AMOUNT(600) }, [LAMP, TABLE], [930, 4500]],
  ['a voucher', { code: 'LAMPE', effect: SHARE(50) }, [LAMP], [530]],
  ['three for two', { effect: THREE_FOR_TWO }, [{ ...LAMP, quantity: 3 }], [2090]],
  ['two together', { effect: TOGETHER }, [{ ...LAMP, quantity: 2 }], [1500]],
  [
    'two together for less than they owe',
    { effect: { ...TOGETHER, price: 0 } },
    [{ ...LAMP, quantity: 2 }],
    [60],
  ],
  ['a minimum counts what is paid', { effect: SHARE(10), conditions: AT_LEAST }, [LAMP], [930]],
  ['where nothing is owed', { effect: SHARE(20) }, [TABLE], [4000]],
  ['a price below its contribution', { effect: SHARE(20) }, [{ ...LAMP, unitPrice: 20 }], [20]],
])('a contribution stays whole: %s', (_, words, lines, totals) => {
  const promotions = [aPromotion(words)]
  const codes = words.code ? [words.code] : []

  const basket = promotedBasket(aPromotionInput({ lines, promotions, codes }))

  expect(basket.lines.map(({ total }) => total)).toEqual(totals)
})

test('of a gift line with a given and a paid piece the paid one alone holds a contribution', () => {
  const effect = { type: 'automatic_gift', variantId: LAMP.variantId, quantity: 1 } as const
  const gift = { ...LAMP, key: 'gift', quantity: 2, giftOf: 'gift' }

  const { lines } = promotedBasket(
    aPromotionInput({ lines: [TABLE, gift], promotions: [aPromotion({ id: 'gift', effect })] }),
  )

  expect(lines.find(({ key }) => key === 'gift')).toMatchObject({ total: 1030, givenUnits: 1 })
})

test('a second promotion takes nothing of it either', () => {
  const promotions = [
    aPromotion({ id: 'first', effect: SHARE(50) }),
    aPromotion({ id: 'second', effect: AMOUNT(9000), priority: 2 }),
  ]

  const { lines, totals } = promotedBasket(aPromotionInput({ lines: [LAMP], promotions }))

  expect(lines[0]?.appliedReductions.map(({ amount }) => amount.absoluteWithTax)).toEqual([500, 500])
  expect(totals).toEqual({ before: 1030, reduction: 1000, total: 30 })
})

test('a gift is given with its contribution', () => {
  const gift = aPromotionLine({
    key: 'gift',
    variantId: 30,
    unitPrice: 1030,
    contribution: 30,
    giftOf: 'promotion-1',
  })
  const promotions = [aPromotion({ effect: { type: 'automatic_gift', variantId: 30, quantity: 1 } })]

  const { lines } = promotedBasket(aPromotionInput({ lines: [TABLE, gift], promotions }))

  expect(lines[1]).toMatchObject({ total: 0, promotion: { isValid: true } })
})
