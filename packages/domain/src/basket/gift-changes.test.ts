import { expect, test } from 'vitest'
import type { GiftOffer } from '../promotion/promotion-result.ts'
import { aBasketItem } from '../testing/a-basket-item.ts'
import { aVariant } from '../testing/a-variant.ts'
import type { BasketItem } from './basket.ts'
import { type GiftChanges, giftChanges, isSettled } from './gift-changes.ts'

type Case = {
  gifts?: BasketItem[]
  offers?: GiftOffer[]
  declined?: string[]
  room?: number
}

const SETTLED: GiftChanges = { removed: [], changed: [], added: [] }
const LAID_IN = { promotionId: 'vase', variantId: 30, quantity: 1 }

test.each<[string, Case, Partial<GiftChanges>]>([
  ['nothing is earned', {}, {}],
  ['the gift of the shop is earned', { offers: [anOffer()] }, { added: [LAID_IN] }],
  ['two are earned', { offers: [anOffer({ earned: 2 })] }, { added: [{ ...LAID_IN, quantity: 2 }] }],
  [
    'more are earned than there are',
    { offers: [anOffer({ earned: 3 })], room: 2 },
    { added: [{ ...LAID_IN, quantity: 2 }] },
  ],
  ['what is earned is sold out', { offers: [anOffer()], room: 0 }, {}],
  ['other lines have more than there is', { offers: [anOffer()], room: -2 }, {}],
  ['the shopper has taken it out', { offers: [anOffer()], declined: ['vase'] }, {}],
  [
    'the shopper has taken another one out',
    { offers: [anOffer()], declined: ['lamp'] },
    { added: [LAID_IN] },
  ],
  ['the shopper may choose', { offers: [anOffer({ isAutomatic: false })] }, {}],
  ['the offer has no variant', { offers: [anOffer({ variantIds: [] })] }, {}],
  ['it lies in the basket', { gifts: [aGift()], offers: [anOffer({ taken: 1 })], room: 0 }, {}],
  [
    'one of two lies in the basket',
    { gifts: [aGift()], offers: [anOffer({ earned: 2, taken: 1 })] },
    { changed: [{ key: 'gift', quantity: 2 }] },
  ],
  ['it is not earned any more', { gifts: [aGift()] }, { removed: ['gift'] }],
  [
    'it is not earned any more, and was declined',
    { gifts: [aGift()], declined: ['vase'] },
    { removed: ['gift'] },
  ],
  [
    'one of two is not earned any more',
    { gifts: [aGift({ quantity: 2 })], offers: [anOffer({ taken: 1 })], room: 0 },
    { changed: [{ key: 'gift', quantity: 1 }] },
  ],
  [
    'it is not there any more',
    { gifts: [aGift({ status: 'unavailable' })], offers: [anOffer({ earned: 1 })], room: 0 },
    { removed: ['gift'] },
  ],
  [
    'its line cannot be bought, though there are units',
    { gifts: [aGift({ status: 'unavailable' })], offers: [anOffer()] },
    { removed: ['gift'], added: [LAID_IN] },
  ],
  [
    'the promotion gives another one now',
    { gifts: [aGift()], offers: [anOffer({ variantIds: [31] })] },
    { removed: ['gift'], added: [{ ...LAID_IN, variantId: 31 }] },
  ],
  [
    'a chosen gift is still earned',
    { gifts: [aGift()], offers: [anOffer({ isAutomatic: false, taken: 1 })] },
    {},
  ],
])('where %s', (_, { gifts = [], offers = [], declined = [], room = 9 }, changes) => {
  const items = [aBasketItem({ key: 'bought', variant: aVariant({ id: 30 }) }), ...gifts]

  const decided = giftChanges({ items, offers, declined, roomFor: () => room })

  expect(decided).toEqual({ ...SETTLED, ...changes })
  expect(isSettled(decided)).toBe(Object.keys(changes).length === 0)
})

test('of chosen gifts that are too many the dearest stay', () => {
  const gifts = [
    aGift({ key: 'dear', variant: aVariant({ id: 31, price: 900 }) }),
    aGift({ key: 'cheap', variant: aVariant({ id: 32, price: 300 }), quantity: 2 }),
  ]
  const offer = (taken: number) => [
    anOffer({ isAutomatic: false, variantIds: [31, 32], taken, earned: taken }),
  ]
  const changes = (taken: number) =>
    giftChanges({ items: gifts, offers: offer(taken), declined: [], roomFor: () => 9 })

  expect(changes(3)).toEqual(SETTLED)
  expect(changes(2)).toEqual({ ...SETTLED, changed: [{ key: 'cheap', quantity: 1 }] })
  expect(changes(1)).toEqual({ ...SETTLED, removed: ['cheap'] })
  expect(changes(0)).toEqual({ ...SETTLED, removed: ['cheap', 'dear'] })
})

test.each([
  ['is not there any more', { status: 'unavailable' as const }],
  ['is not given any more', { variant: aVariant({ id: 99, price: 900 }) }],
])('of two chosen gifts the one goes that %s, though it is the dearer one', (_, words) => {
  const dear = aGift({ key: 'dear', variant: aVariant({ id: 31, price: 900 }), ...words })
  const cheap = aGift({ key: 'cheap', variant: aVariant({ id: 32, price: 300 }) })
  const offers = [anOffer({ isAutomatic: false, variantIds: [31, 32], earned: 2, taken: 1 })]

  const changes = giftChanges({ items: [dear, cheap], offers, declined: [], roomFor: () => 9 })

  expect(changes).toEqual({ ...SETTLED, removed: ['dear'] })
})

test('each promotion looks after its own gifts', () => {
  const lamp = aGift({ key: 'lamp', customData: giftOf('lamp') })

  const changes = giftChanges({ items: [lamp], offers: [anOffer()], declined: [], roomFor: () => 9 })

  expect(changes).toEqual({ ...SETTLED, removed: ['lamp'], added: [LAID_IN] })
})

function anOffer(words: Partial<GiftOffer> = {}): GiftOffer {
  return {
    promotionId: 'vase',
    isAutomatic: true,
    variantIds: [30],
    discount: { type: 'relative', value: 100 },
    earned: 1,
    taken: 0,
    surplus: 0,
    ...words,
  }
}

function aGift(words: Partial<BasketItem> = {}): BasketItem {
  return aBasketItem({ key: 'gift', variant: aVariant({ id: 30 }), customData: giftOf('vase'), ...words })
}

function giftOf(promotionId: string): BasketItem['customData'] {
  return { ...aBasketItem().customData, cPromo: { promotionId } }
}
