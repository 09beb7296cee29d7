import { expect, test } from 'vitest'
import type { Basket } from '../basket/basket.ts'
import type { BasketLine } from '../basket/lines/basket-line.ts'
import type { ProductVariant } from '../product/product-variant.ts'
import { openShop } from '../shop/shop.ts'
import { aBasketLine } from '../testing/a-basket-line.ts'
import { aBrand } from '../testing/a-brand.ts'
import { aProduct } from '../testing/a-product.ts'
import { aPromotion } from '../testing/a-promotion.ts'
import { aVariant } from '../testing/a-variant.ts'
import { assembledBasket, type BasketParts, type UsableCard } from './assembled-basket.ts'

const chair = { product: aProduct(), variant: aVariant({ paybackFactor: 1 }) }
const giftCard = { product: aProduct({ referenceKey: '52000' }), variant: aVariant({ id: 52 }) }
const sold = (words: Partial<ProductVariant['product']>) => ({ ...chair, product: aProduct(words) })

type Case = {
  lines?: Partial<BasketLine>[]
  variants?: ProductVariant[]
  stock?: number
  parts?: Partial<BasketParts>
}

const SOLD_OUT = { status: 'unavailable', reason: 'basket.reasons.soldOut', availableQuantity: 0 }

test.each<[string, Case, object]>([
  [
    'nothing',
    { lines: [] },
    { items: [], cost: { withTax: 0 }, totals: { total: 0, shipping: 0 }, packages: [], saved: [] },
  ],
  [
    'a line',
    {},
    {
      items: [{ key: 'line-0', status: 'available', availableQuantity: 5 }],
      cost: { withTax: 10_000 },
      totals: { items: 10_000, shipping: 595, total: 10_595 },
      packages: [{ id: 1, carrierKey: 'dhl' }],
      paybackPoints: 100,
    },
  ],
  [
    'a line that is sold out, which stays and costs nothing',
    { stock: 0 },
    {
      items: [SOLD_OUT],
      cost: { withTax: 0 },
      totals: { items: 0, shipping: 0, total: 0 },
      packages: [],
      paybackPoints: 0,
    },
  ],
  [
    'a line whose product is switched off, which stays and costs nothing',
    { variants: [sold({ isActive: false })] },
    { items: [SOLD_OUT], totals: { items: 0 } },
  ],
  ['a line whose product is gone, which is left out', { variants: [] }, { items: [], totals: { total: 0 } }],
  [
    'a line that was put aside, which costs nothing and holds nothing',
    { lines: [{ quantity: 5 }, { quantity: 3, isSaved: true }] },
    {
      items: [{ key: 'line-0', status: 'available', availableQuantity: 5 }],
      saved: [{ key: 'line-1', status: 'available', availableQuantity: 5 }],
      totals: { items: 50_000 },
    },
  ],
  [
    'a line that a promotion reduces, with points for what is paid',
    { parts: { open: { promotions: [aPromotion()], usage: new Map() } } },
    {
      totals: { items: 10_000, reduction: 1000, total: 9595 },
      promotions: [{ id: 'promotion-1', reduction: 1000 }],
      paybackPoints: 90,
    },
  ],
  [
    'a line with a voucher',
    {
      parts: {
        head: { version: 4, codes: ['TEN'] },
        open: { promotions: [aPromotion({ code: 'TEN' })], usage: new Map() },
      },
    },
    { version: 4, vouchers: [{ code: 'TEN', isValid: true, reduction: 1000 }], totals: { total: 9595 } },
  ],
  [
    'a line and a gift card',
    { parts: { cards: [aCard({ balance: 3000, payable: 3000 })] } },
    { giftCards: [{ applied: 3000, reason: null }], totals: { giftcard: 3000, total: 7595 } },
  ],
  [
    'a line and a gift card that cannot pay',
    { parts: { cards: [aCard({ balance: 3000, payable: 0, reason: 'giftcard.reasons.expired' })] } },
    { giftCards: [{ applied: 0, reason: 'giftcard.reasons.expired' }], totals: { giftcard: 0 } },
  ],
  [
    'a line and a gift card of which shipping is paid as well',
    { parts: { cards: [aCard({ balance: 50_000, payable: 50_000 })] } },
    { giftCards: [{ applied: 10_595, reason: null }], totals: { giftcard: 10_595, total: 0 } },
  ],
])('a basket of %s', (_, words, basket) => {
  expect(assembled(words)).toMatchObject(basket)
})

test('a gift card pays for no gift card, and says so', () => {
  const basket = assembled({
    lines: [{ variantId: 52 }],
    variants: [giftCard],
    parts: {
      cards: [aCard({ balance: 3000, payable: 3000 })],
      shop: { ...openShop(aBrand('everywhere'), 'de-de'), shipping: freeShipping() },
    },
  })

  expect(basket.giftCards).toMatchObject([{ applied: 0, reason: 'giftcard.reasons.gift_cards' }])
})

test('a gift card that pays for what lies beside a gift card has nothing to say', () => {
  const basket = assembled({
    lines: [{ variantId: 52 }, {}],
    variants: [giftCard, chair],
    parts: { cards: [aCard({ balance: 3000, payable: 3000 })] },
  })

  expect(basket.giftCards).toMatchObject([{ applied: 3000, reason: null }])
})

test('points are counted where the shop gives any', () => {
  expect(assembled({ parts: { shop: openShop(aBrand('nowhere'), 'de-de') } }).paybackPoints).toBeNull()
})

test('a basket is that of its owner, in the currency of the shop', () => {
  const { key, currencyCode } = assembled({ parts: { shop: openShop(aBrand('everywhere'), 'de-ch') } })

  expect({ key, currencyCode }).toEqual({ key: 'basket_103_ada', currencyCode: 'CHF' })
})

function assembled({ lines = [{}], variants = [chair], stock = 5, parts = {} }: Case): Basket {
  return assembledBasket({
    shop: openShop(aBrand('everywhere'), 'de-de'),
    variants: new Map(variants.map((found) => [found.variant.id, found])),
    userId: 'ada',
    head: { version: 1, codes: [] },
    lines: lines.map((line, index) => aBasketLine({ key: `line-${index}`, ...line })),
    stock: new Map(variants.map(({ variant }) => [variant.id, stock])),
    open: { promotions: [], usage: new Map() },
    cards: [],
    now: new Date('2026-11-22T12:00:00Z'),
    ...parts,
  }).basket
}

function aCard(words: Partial<UsableCard>): UsableCard {
  return { id: 'card', maskedCode: '••••', balance: 0, payable: 0, reason: null, ...words }
}

function freeShipping() {
  const { shipping } = openShop(aBrand('everywhere'), 'de-de')
  return { ...shipping, frachtkosten: 0 }
}
