import { expect, test } from 'vitest'
import { anImage, aProduct } from '../testing/a-product.ts'
import { aVariant } from '../testing/a-variant.ts'
import { productCardOf } from './product-card-of.ts'

test('a card shows the cheapest variant and adds the first', () => {
  const variants = [aVariant({ id: 1, price: 900 }), aVariant({ id: 2, price: 500, daysTo: 9 })]

  const card = productCardOf(aProduct({ variants }))

  expect(card.price).toMatchObject({ price: 500, hasDifferentPrice: true })
  expect(card.delivery).toMatchObject({ daysTo: 9, varyingDeliveryTimes: true })
  expect(card.variantId).toBe(1)
})

test.each([
  ['one plain variant', aProduct(), false],
  ['two variants', aProduct({ variants: [aVariant(), aVariant()] }), true],
  ['a personalised product', aProduct({ traits: { personalisierterArtikel: '1' } }), true],
])('%s needs a choice: %s', (_, product, needsChoice) => {
  expect(productCardOf(product).needsChoice).toBe(needsChoice)
})

test('what has to be read first is chosen on its page', () => {
  const facts = { energyLabel: null, isReadFirst: true }

  expect(productCardOf(aProduct(), facts)).toMatchObject({ needsChoice: true, isReadFirst: true })
  expect(productCardOf(aProduct())).not.toHaveProperty('isReadFirst')
})

test('a card says that it shows furniture, and of nothing else', () => {
  const facts = { energyLabel: null, isReadFirst: false }

  expect(productCardOf(aProduct(), { ...facts, isFurniture: true })).toMatchObject({ isFurniture: true })
  expect(productCardOf(aProduct(), facts)).not.toHaveProperty('isFurniture')
})

test.each([
  ['something to order', aProduct({ variants: [aVariant({ stock: 0 }), aVariant()] }), false],
  ['a pre-order', aProduct({ variants: [aVariant({ stock: 0, buyability: 2, daysTo: 999 })] }), false],
  ['no stock at all', aProduct({ variants: [aVariant({ stock: 0 })] }), true],
  ['no variants', aProduct({ variants: [] }), true],
  ['a product that says so itself', aProduct({ isSoldOut: true }), true],
])('%s: sold out is %s', (_, product, isSoldOut) => {
  expect(productCardOf(product).isSoldOut).toBe(isSoldOut)
})

test('a product without variants has a card without price and delivery', () => {
  expect(productCardOf(aProduct({ variants: [] }))).toMatchObject({
    price: null,
    delivery: null,
    variantId: null,
    variantCount: 0,
  })
})

test('of many pictures a card takes two, of many category paths the first', () => {
  const level = (categoryName: string) => ({ categoryId: 1, categoryName, categorySlug: '', categoryUrl: '' })
  const product = aProduct({
    images: ['1', '2', '3', '4'].map((hash) => anImage({ hash })),
    categories: [[level('Wohnen'), level('Sessel')], [level('Sale')]],
  })

  const card = productCardOf(product)

  expect(card.images.map(({ hash }) => hash)).toEqual(['1', '2'])
  expect(card.categoryNames).toEqual(['Wohnen', 'Sessel'])
})

test('what is no picture is not shown as one', () => {
  const images = [anImage({ src: 'lindhaus/film.mp4' }), anImage({ src: 'lindhaus/holm.webp' })]

  const card = productCardOf(aProduct({ images }))

  expect(card.images.map(({ src }) => src)).toEqual(['lindhaus/holm.webp'])
})
