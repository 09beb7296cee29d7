import { expect, test } from 'vitest'
import type { OrderState } from '../order/order.ts'
import type { GiftBasis } from '../promotion/turn/unearned-gifts.ts'
import { aPromotion, aPromotionLine } from '../testing/a-promotion.ts'
import { freeGifts, unearnedPositions } from './unearned-positions.ts'

const PRAM = { key: 'pram', position: 1, giftOf: null, total: 20_000 }
const ROCKER = { key: 'rocker', position: 2, giftOf: null, total: 1500 }
const RATTLE = { key: 'rattle', position: 3, giftOf: 'rattle', total: 0 }

/** A rattle for whoever buys the pram. */
const basis: GiftBasis = {
  promotion: aPromotion({
    id: 'rattle',
    conditions: [{ level: 'item', key: 'product', productIds: [1] }],
    effect: { type: 'automatic_gift', variantId: 30, quantity: 1 },
  }),
  lines: [
    aPromotionLine({ key: 'pram', productId: 1 }),
    aPromotionLine({ key: 'rocker', productId: 2, variantId: 12 }),
    aPromotionLine({ key: 'rattle', productId: 3, variantId: 30, giftOf: 'rattle' }),
  ],
}

type States = { pram?: OrderState; rattle?: OrderState; price?: number }

test.each<[string, number[], States, GiftBasis[], number[], number[]]>([
  ['nothing goes', [], {}, [basis], [3], []],
  ['what earned it goes', [1], {}, [basis], [3], [3]],
  ['something else goes', [2], {}, [basis], [3], []],
  ['what earned it went before', [2], { pram: 'cancelled' }, [basis], [3], [3]],
  ['what earned it is on its way back', [], { pram: 'withdrawn' }, [basis], [3], [3]],
  ['what earned it was sent', [2], { pram: 'shipped' }, [basis], [3], []],
  ['the gift goes itself', [1, 3], {}, [basis], [], []],
  ['the gift went before', [1], { rattle: 'cancelled' }, [basis], [], []],
  ['the gift has left', [1], { rattle: 'shipped' }, [basis], [], []],
  ['the gift is being packed', [1], { rattle: 'in_fulfilment' }, [basis], [], []],
  ['the gift cost something', [1], { price: 500 }, [basis], [], []],
  ['nobody knows any more what earned it', [1], {}, [], [3], []],
])('where %s', (_, gone, { pram = 'confirmed', rattle = 'confirmed', price = 0 }, bases, free, off) => {
  const items = [
    { ...PRAM, state: pram },
    { ...ROCKER, state: 'confirmed' as const },
    { ...RATTLE, state: rattle, total: price },
  ]
  const order = { locale: 'de-de', placedAt: '2026-11-22T12:00:00Z' }

  expect(freeGifts({ items, gone }).map(({ position }) => position)).toEqual(free)
  expect(unearnedPositions(order, { items, gone, bases })).toEqual(off)
})

test('gifts of a locale that the shop has given up stay', () => {
  const items = [PRAM, RATTLE].map((item) => ({ ...item, state: 'confirmed' as const }))
  const order = { locale: 'it-it', placedAt: '2026-11-22T12:00:00Z' }

  expect(unearnedPositions(order, { items, gone: [1], bases: [basis] })).toEqual([])
})

test('what earned a gift is judged at the time of the order', () => {
  const promotion = {
    ...basis.promotion,
    schedule: { from: '2026-11-01T00:00:00Z', to: '2026-11-30T00:00:00Z' },
  }
  const items = [PRAM, ROCKER, RATTLE].map((item) => ({ ...item, state: 'confirmed' as const }))
  const offAt = (placedAt: string) =>
    unearnedPositions({ locale: 'de-de', placedAt }, { items, gone: [2], bases: [{ ...basis, promotion }] })

  expect(offAt('2026-11-22T12:00:00Z')).toEqual([])
  expect(offAt('2026-12-24T12:00:00Z')).toEqual([3])
})
