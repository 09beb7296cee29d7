import { expect, test } from 'vitest'
import { aBasketLine } from '../../testing/a-basket-line.ts'
import { anImage, aProduct } from '../../testing/a-product.ts'
import { aVariant } from '../../testing/a-variant.ts'
import type { BasketItem } from '../basket.ts'
import type { BasketLine } from './basket-line.ts'
import { shownItem } from './shown-item.ts'

const variant = aVariant({ price: 1000, stock: 4, scale: [{ amount: 5, price: 800 }] })

test.each<[string, Partial<BasketLine>, Partial<BasketItem>]>([
  ['its price', { unitPrice: 1000 }, { priceBefore: null }],
  ['the price it had when it was dearer', { unitPrice: 1200 }, { priceBefore: 1200 }],
  ['the price it had when it was cheaper', { unitPrice: 900 }, { priceBefore: 900 }],
  ['the price of its step', { unitPrice: 800, quantity: 5 }, { quantity: 5, priceBefore: null }],
  ['the step that was won since', { unitPrice: 1000, quantity: 5 }, { quantity: 5, priceBefore: 1000 }],
  ['its key', { key: 'another' }, { key: 'another' }],
  ['its group', { itemGroup: group() }, { itemGroup: group() }],
  ['its remarks', { displayData: remark() }, { displayData: remark() }],
])('a line shows %s', (_, words, item) => {
  const line = aBasketLine({ unitPrice: 1000, ...words })

  expect(shownItem(line, { product: aProduct(), variant }, 9)).toMatchObject(item)
})

test.each([
  [4, 'default', 4000],
  [5, 'Promotion5', 4000],
  [6, 'Promotion5', 4800],
])('%i units are at step %s', (quantity, step, total) => {
  const item = shownItem(aBasketLine({ quantity }), { product: aProduct(), variant }, 9)

  expect(item.customData.pricePromotionKey).toBe(step)
  expect(item.price.total.withTax).toBe(total)
})

test('a line shows what the shopper chose', () => {
  const chosen = {
    customText: { text1: 'Mia' },
    cPromo: { promotionId: 'vase' },
    ffData: { ffCampaign: 'herbst' },
  }

  expect(shownItem(aBasketLine(chosen), { product: aProduct(), variant }, 9).customData).toMatchObject(chosen)
})

test('a line shows the stock of this moment, and cannot be bought until somebody has shared it out', () => {
  const item = shownItem(aBasketLine(), { product: aProduct(), variant }, 9)

  expect(item.variant.stock.quantity).toBe(9)
  expect(item).toMatchObject({ availableQuantity: 0, status: 'unavailable', reason: null, totalBefore: null })
})

test('a line carries one picture, and the names of its first category', () => {
  const category = (categoryId: number, categoryName: string) => ({
    categoryId,
    categoryName,
    categorySlug: 's',
    categoryUrl: '/s/',
  })
  const product = aProduct({
    images: [anImage({ hash: 'first' }), anImage({ hash: 'second' })],
    categories: [[category(1, 'Wohnen'), category(2, 'Sessel')], [category(3, 'Neu')]],
  })

  const shown = shownItem(aBasketLine(), { product, variant }, 9).product

  expect(shown.images.map(({ hash }) => hash)).toEqual(['first'])
  expect(shown.categoryNames).toEqual(['Wohnen', 'Sessel'])
})

test('a product of no category has no names', () => {
  expect(shownItem(aBasketLine(), { product: aProduct(), variant }, 9).product.categoryNames).toEqual([])
})

function group() {
  return { id: '12345678', isMainItem: true, isRequired: false }
}

function remark() {
  return { colour: { key: 'colour', label: 'Farbe', value: 'grau' } }
}
