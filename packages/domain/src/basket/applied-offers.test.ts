import { expect, test } from 'vitest'
import type { Promotion, PromotionEffect } from '../promotion/promotion.ts'
import type {
  FailedCondition,
  PromotedBasket,
  PromotionMessage,
  PromotionOutcome,
} from '../promotion/promotion-result.ts'
import { aBasketItem } from '../testing/a-basket-item.ts'
import { aPromotion } from '../testing/a-promotion.ts'
import { appliedOffers } from './applied-offers.ts'
import type { BasketItem } from './basket.ts'

const HERBST = { id: 'promotion-1', name: 'Herbstaktion', code: null }

test.each<[string, Partial<PromotionOutcome>, number[], object[], object[]]>([
  ['works', {}, [500], [{ ...HERBST, reduction: 500 }], [{ amount: 500 }]],
  ['works on several lines', {}, [500, 250], [{ ...HERBST, reduction: 750 }], [{ amount: 750 }]],
  ['holds, and takes nothing off', {}, [], [], []],
  ['does not hold', { isValid: false }, [], [], []],
  [
    'holds by a code, and takes nothing off',
    { code: 'TEN' },
    [],
    [{ ...HERBST, code: 'TEN', reduction: 0 }],
    [],
  ],
  ['does not hold by a code', { code: 'TEN', isValid: false }, [], [], []],
])('a promotion that %s', (_, outcome, reduced, promotions, reductions) => {
  const offers = appliedOffers([], {
    promoted: aPromotedBasket({ outcomes: [anOutcome(outcome)] }),
    promotions: [aPromotion()],
    items: [anItem(), ...reduced.map((amount) => anItem(amount))],
  })

  expect(offers.promotions).toEqual(promotions)
  expect(offers.reductions).toEqual(
    reductions.map((one) => ({ promotionId: 'promotion-1', name: 'Herbstaktion', code: null, ...one })),
  )
})

test('a promotion that nobody knows any more goes by its id', () => {
  const promoted = aPromotedBasket({ outcomes: [anOutcome({ promotionId: 'gone' })] })

  const { promotions } = appliedOffers([], { promoted, promotions: [], items: [anItem(500, 'gone')] })

  expect(promotions).toEqual([{ id: 'gone', name: 'gone', code: null, reduction: 500 }])
})

const failed = (key: FailedCondition['key']): FailedCondition => ({ level: 'global', key })
const KNOWN = { code: 'TEN', promotionId: 'promotion-1', name: 'Herbstaktion', reason: null, reduction: 0 }

test.each<[string, string, Partial<PromotionOutcome>, number, object]>([
  ['works', 'TEN', {}, 500, { isValid: true, reduction: 500 }],
  ['works, however it was typed', ' ten ', {}, 500, { code: ' ten ', isValid: true, reduction: 500 }],
  [
    'misses one condition',
    'TEN',
    { isValid: false, failedConditions: [failed('minimum_value')] },
    0,
    { isValid: false, reason: 'voucher.reasons.minimum_value' },
  ],
  [
    'misses several, of which the first is said',
    'TEN',
    { isValid: false, failedConditions: [failed('expired'), failed('locale')] },
    0,
    { isValid: false, reason: 'voucher.reasons.expired' },
  ],
  [
    'nobody knows',
    'NEVER',
    {},
    500,
    {
      code: 'NEVER',
      promotionId: '',
      name: 'NEVER',
      isValid: false,
      reason: 'voucher.reasons.unknown',
      reduction: 0,
    },
  ],
])('a voucher that %s', (_, typed, outcome, reduced, voucher) => {
  const offers = appliedOffers([typed], {
    promoted: aPromotedBasket({ outcomes: [anOutcome({ code: 'TEN', ...outcome })] }),
    promotions: [aPromotion({ code: 'TEN' })],
    items: reduced > 0 ? [anItem(reduced)] : [],
  })

  expect(offers.vouchers).toEqual([{ ...KNOWN, ...voucher }])
})

test('a promotion without a code is no voucher, whatever was typed', () => {
  const promoted = aPromotedBasket({ outcomes: [anOutcome()] })

  const { vouchers } = appliedOffers([''], { promoted, promotions: [aPromotion()], items: [] })

  expect(vouchers).toMatchObject([{ reason: 'voucher.reasons.unknown' }])
})

const MISSING: PromotionMessage = { promotionId: 'promotion-1', kind: 'missing_quantity', quantity: 1 }
const missingAmount = (tierId: string | null): PromotionMessage => ({
  promotionId: 'promotion-1',
  kind: 'missing_amount',
  amount: 900,
  tierId,
})
const TEN_PERCENT = { type: 'automatic_discount', discountType: 'relative', discountValue: 10 } as const
const GIFT = { type: 'automatic_gift', variantId: 30, quantity: 1 } as const
const COMBO = {
  type: 'combo_deal',
  price: 4900,
  eligibleItemsQuantity: 2,
  maxCountType: 'per_basket',
} as const
const TIERED: PromotionEffect = {
  type: 'tiered',
  tiers: [
    { id: 'high', name: 'ab 100', mov: 10_000, effect: GIFT },
    { id: 'low', name: 'ab 50', mov: 5_000, effect: TEN_PERCENT },
  ],
}
const NO_REWARD = { discountType: null, discountValue: null, price: null }

test.each<[string, PromotionEffect, PromotionMessage, object]>([
  ['a discount', TEN_PERCENT, MISSING, { ...NO_REWARD, ...TEN_PERCENT }],
  ['a gift', GIFT, MISSING, { ...NO_REWARD, type: 'automatic_gift' }],
  ['a price for several', COMBO, MISSING, { ...NO_REWARD, type: 'combo_deal', price: 4900 }],
  ['the tier that is meant', TIERED, missingAmount('high'), { ...NO_REWARD, type: 'automatic_gift' }],
  ['the lowest tier where none is meant', TIERED, missingAmount(null), { ...NO_REWARD, ...TEN_PERCENT }],
  ['the lowest tier where units are missing', TIERED, MISSING, { ...NO_REWARD, ...TEN_PERCENT }],
])('what is missing says that one would get %s', (_, effect, message, reward) => {
  const offers = appliedOffers([], {
    promoted: aPromotedBasket({ messages: [message] }),
    promotions: [aPromotion({ effect })],
    items: [],
  })

  expect(offers.messages).toEqual([{ ...message, name: 'Herbstaktion', reward }])
})

test.each<[string, Promotion[]]>([
  ['of a promotion that nobody knows', []],
  ['of a promotion whose tiers are gone', [aPromotion({ effect: { type: 'tiered', tiers: [] } })]],
])('nothing is said %s', (_, promotions) => {
  const promoted = aPromotedBasket({ messages: [MISSING] })

  expect(appliedOffers([], { promoted, promotions, items: [] }).messages).toEqual([])
})

function aPromotedBasket(words: Partial<PromotedBasket>): PromotedBasket {
  const totals = { before: 0, reduction: 0, total: 0 }
  return { lines: [], totals, gifts: [], messages: [], outcomes: [], unknownCodes: [], ...words }
}

function anOutcome(words: Partial<PromotionOutcome> = {}): PromotionOutcome {
  return { promotionId: 'promotion-1', code: null, isValid: true, failedConditions: [], ...words }
}

/** A line on sale, which a promotion may reduce as well, minor units. */
function anItem(reduced = 0, promotionId = 'promotion-1'): BasketItem {
  const item = aBasketItem()
  const sale = { category: 'sale', type: 'absolute', amount: { relative: 0.1, absoluteWithTax: 77 } } as const
  const promotion = {
    category: 'promotion',
    type: 'absolute',
    amount: { relative: 0.1, absoluteWithTax: reduced },
    promotionId,
  } as const
  const appliedReductions = reduced > 0 ? [sale, promotion] : [sale]
  return { ...item, price: { ...item.price, total: { ...item.price.total, appliedReductions } } }
}
