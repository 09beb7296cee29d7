import { expect, test } from 'vitest'
import type { Product, ProductCategory } from '../product/product.ts'
import type { PromotionLine } from '../promotion/promotion-input.ts'
import { openShop } from '../shop/shop.ts'
import { aBasketItem } from '../testing/a-basket-item.ts'
import { aBrand } from '../testing/a-brand.ts'
import { aPrice } from '../testing/a-price.ts'
import { aProduct } from '../testing/a-product.ts'
import { aPromotion } from '../testing/a-promotion.ts'
import { aVariant } from '../testing/a-variant.ts'
import { someAttributes } from '../testing/some-attributes.ts'
import type { BasketItem } from './basket.ts'
import { promotedItems, promotionLine } from './promoted-items.ts'

const shop = openShop(aBrand('everywhere'), 'de-de')
const now = new Date('2026-11-22T12:00:00Z')

test.each<[string, Partial<BasketItem>, Partial<Product>, Partial<PromotionLine>]>([
  ['an ordinary line', {}, {}, {}],
  ['several units', { quantity: 3 }, {}, { quantity: 3 }],
  ['units at a price step', { quantity: 5, variant: scaled() }, {}, { quantity: 5, unitPrice: 8_000 }],
  [
    'every category once, of all places it lies in',
    {},
    {
      categories: [
        [aCategory(1), aCategory(2)],
        [aCategory(1), aCategory(3)],
      ],
    },
    { categoryIds: [1, 2, 3] },
  ],
  ['a fixed price', {}, { attributes: someAttributes({ preisgebunden: '1' }) }, { isPriceBound: true }],
  [
    'what is owed for recycling',
    {
      facts: {
        essentials: [],
        warnings: [],
        ageFrom: null,
        energyLabel: null,
        asksForOldDevice: false,
        ecoParticipation: 30,
      },
    },
    {},
    { contribution: 30 },
  ],
  ['a gift card', {}, { referenceKey: '52000' }, { isPriceBound: true }],
  [
    'a gift',
    { customData: { ...aBasketItem().customData, cPromo: { promotionId: 'vase' } } },
    {},
    { giftOf: 'vase' },
  ],
])('a promotion sees %s', (_, words, product, line) => {
  expect(promotionLine(aBasketItem(words), { product: aProduct({ id: 7, ...product }) }, shop)).toEqual({
    key: 'line-1',
    variantId: 11,
    productId: 7,
    categoryIds: [],
    brand: 'Lindhaus',
    isOnSale: false,
    isPriceBound: false,
    quantity: 1,
    unitPrice: 10_000,
    appliedReductions: [],
    giftOf: null,
    ...line,
  })
})

test('a price that something else than a sale has lowered is not on sale', () => {
  const amount = { relative: 0.2, absoluteWithTax: 2_500 }
  const price = {
    ...aPrice(),
    appliedReductions: [{ category: 'campaign', type: 'relative', amount } as const],
  }

  const line = promotionLine(aBasketItem({ variant: aVariant({ price }) }), { product: aProduct() }, shop)

  expect(line.isOnSale).toBe(false)
  expect(line.appliedReductions).toHaveLength(1)
})

test('a promotion sees what is on sale, and what the sale took off', () => {
  const variant = aVariant({ price: aPrice({ relative: 0.2 }) })

  const line = promotionLine(aBasketItem({ variant, quantity: 2 }), { product: aProduct() }, shop)

  expect(line.isOnSale).toBe(true)
  expect(line.appliedReductions).toMatchObject([{ category: 'sale', amount: { absoluteWithTax: 5_000 } }])
})

test('ten percent come off a line, with tax at its own rate', () => {
  const variant = aVariant({ price: aPrice({ vatRate: 7 }) })

  const [item] = promoted([aBasketItem({ variant, quantity: 2 })])

  expect(item).toMatchObject({
    price: {
      unit: { withTax: 10_000 },
      total: { withTax: 18_000, withoutTax: 16_822, appliedReductions: [{ promotionId: 'promotion-1' }] },
    },
    totalBefore: 20_000,
    promotionId: null,
    promotion: null,
  })
})

test.each<[string, BasketItem, Product | null]>([
  ['cannot be bought', aBasketItem({ status: 'unavailable' }), aProduct()],
  ['is in no catalogue', aBasketItem(), null],
  ['has a fixed price', aBasketItem(), aProduct({ traits: { preisgebunden: '1' } })],
])('a line that %s costs what it costs', (_, item, product) => {
  expect(promoted([item], product)).toEqual([item])
})

test.each([
  ['earned', 10_000, true, 0],
  ['not earned', 1_000_000, false, 500],
])('a gift that is %s says so', (_, value, isValid, total) => {
  const promotion = aPromotion({
    id: 'vase',
    conditions: [{ level: 'global', key: 'minimum_value', value }],
    effect: { type: 'automatic_gift', variantId: 30, quantity: 1 },
  })
  const gift = aBasketItem({
    key: 'gift',
    variant: aVariant({ id: 30, price: 500 }),
    customData: { ...aBasketItem().customData, cPromo: { promotionId: 'vase' } },
  })

  const [, item] = promoted([aBasketItem(), gift], aProduct(), [promotion])

  expect(item?.price.total.withTax).toBe(total)
  expect(item?.promotionId).toBe('vase')
  expect(item?.promotion).toEqual({ id: 'vase', isValid, effect: { type: 'automatic_gift' } })
})

test('a gift of a promotion that is over keeps its name', () => {
  const customData = { ...aBasketItem().customData, cPromo: { promotionId: 'gone' } }

  const [item] = promoted([aBasketItem({ customData })])

  expect(item?.promotion).toEqual({ id: 'gone', isValid: false, effect: { type: 'unknown' } })
})

function promoted(
  items: BasketItem[],
  product: Product | null = aProduct(),
  promotions = [aPromotion()],
): BasketItem[] {
  const variants = new Map(product ? items.map(({ variant }) => [variant.id, { product, variant }]) : [])
  const open = { promotions, usage: new Map() }
  return promotedItems(items, { shop, variants, open, codes: [], now }).items
}

function scaled() {
  return aVariant({ scale: [{ amount: 5, price: 8_000 }] })
}

function aCategory(categoryId: number): ProductCategory {
  return {
    categoryId,
    categoryName: `Kategorie ${categoryId}`,
    categorySlug: `k-${categoryId}`,
    categoryUrl: '/k/',
  }
}

test('a category that no shopper sees counts for promotions as the others do', () => {
  const line = promotionLine(aBasketItem({}), { product: aProduct(), unseenCategoryIds: [41, 42] }, shop)

  expect(line.categoryIds).toEqual(expect.arrayContaining([41, 42]))
})
