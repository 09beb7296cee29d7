import { expect, test } from 'vitest'
import { aProduct } from '../testing/a-product.ts'
import { isPriceBound } from './is-price-bound.ts'

test.each([
  ['goods', aProduct({}), false],
  ['a book', aProduct({ traits: { preisgebunden: '1' } }), true],
  ['a book whose price is free by now', aProduct({ traits: { preisgebunden: '0' } }), false],
  ['infant formula', aProduct({ traits: { saeuglingsanfangsnahrung: '1' } }), true],
  ['a gift card by post', aProduct({ referenceKey: '52000' }), true],
  ['a gift card as a file', aProduct({ referenceKey: '51000' }), true],
  ['what is a gift card in the other shop', aProduct({ referenceKey: '9420' }), false],
])('of %s', (_, product, isBound) => {
  expect(isPriceBound(product, 'others')).toBe(isBound)
})
