import { expect, test } from 'vitest'
import { aPromotion, aPromotionLine, THREE_FOR_TWO } from '../../testing/a-promotion.ts'
import type { Promotion } from '../promotion.ts'
import { promotionBadge } from './promotion-badge.ts'

const PLACE = { now: new Date('2026-11-26T12:00:00Z'), locale: 'de-de', usage: new Map() } as const
const DISCOUNT = { type: 'automatic_discount', discountType: 'absolute', discountValue: 500 } as const

test.each<[string, Partial<Promotion>, ReturnType<typeof promotionBadge>]>([
  ['three for two', { effect: THREE_FOR_TWO }, { kind: 'moreForLess', take: 3, pay: 2 }],
  ['half off the third', { effect: { ...THREE_FOR_TWO, discountValue: 50 } }, null],
  [
    'a gift to choose',
    { effect: { ...THREE_FOR_TWO, applicableItemSelectionType: 'variant_ids', variantIds: [4] } },
    { kind: 'gift' },
  ],
  ['a gift', { effect: { type: 'automatic_gift', variantId: 4, quantity: 1 } }, { kind: 'gift' }],
  [
    'two together',
    { effect: { type: 'combo_deal', price: 3000, eligibleItemsQuantity: 2, maxCountType: 'per_basket' } },
    { kind: 'together', pieces: 2, price: 3000 },
  ],
  ['a share that everybody gets', {}, null],
  ['an amount that everybody gets', { effect: DISCOUNT }, null],
  ['a share with a code', { code: 'HERBST' }, { kind: 'share', percent: 10, code: 'HERBST' }],
  [
    'an amount with a code',
    { code: 'HERBST', effect: DISCOUNT },
    { kind: 'amount', amount: 500, code: 'HERBST' },
  ],
  ['tiers', { effect: { type: 'tiered', tiers: [{ id: 'a', name: 'a', mov: 1, effect: DISCOUNT }] } }, null],
  ['a minimum', { conditions: [{ level: 'global', key: 'minimum_value', value: 5000 }] }, null],
  ['other products', { conditions: [{ level: 'item', key: 'product', productIds: [2] }] }, null],
  ['another country', { conditions: [{ level: 'global', key: 'locale', locales: ['fr-fr'] }] }, null],
  ['what is switched off', { isActive: false }, null],
  ['what has not begun', { schedule: { from: '2026-11-26T12:00:01Z', to: null } }, null],
  ['what is over', { schedule: { from: null, to: '2026-11-26T11:59:59Z' } }, null],
  [
    'the last moment',
    { code: 'HERBST', schedule: { from: null, to: '2026-11-26T12:00:00Z' } },
    { kind: 'share', percent: 10, code: 'HERBST' },
  ],
])('%s', (_, words, badge) => {
  expect(promotionBadge(aPromotion(words), aPromotionLine(), PLACE)).toEqual(badge)
})

test('a fixed price is promised nothing', () => {
  expect(promotionBadge(aPromotion(), aPromotionLine({ isPriceBound: true }), PLACE)).toBeNull()
})

test('what all orders have used up is promised to nobody', () => {
  const promotion = aPromotion({ conditions: [{ level: 'global', key: 'usage_limit', uses: 5 }] })
  const usage = new Map([[promotion.id, { total: 5, ofCustomer: 0 }]])

  expect(promotionBadge(promotion, aPromotionLine(), { ...PLACE, usage })).toBeNull()
})
