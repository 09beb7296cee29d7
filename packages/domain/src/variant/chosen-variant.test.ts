import { expect, test } from 'vitest'
import { aProduct } from '../testing/a-product.ts'
import { aVariant } from '../testing/a-variant.ts'
import { chosenVariant } from './chosen-variant.ts'

const dear = aVariant({ referenceKey: '1_dear', price: 900 })
const cheap = aVariant({ referenceKey: '1_cheap', price: 500 })
const soldOut = aVariant({ referenceKey: '1_gone', price: 100, buyability: 4 })
const product = aProduct({ variants: [soldOut, dear, cheap] })

test.each([
  ['1_dear', dear],
  ['1_gone', soldOut],
  ['1_unknown', cheap],
  ['', cheap],
  [null, cheap],
])('asked for %j', (askedFor, variant) => {
  expect(chosenVariant(product, askedFor)).toBe(variant)
})

test('where nothing is available, the first variant is shown', () => {
  const gone = aVariant({ price: 50, buyability: 3 })

  expect(chosenVariant(aProduct({ variants: [soldOut, gone] }), null)).toBe(soldOut)
})

test('a product without variants shows none', () => {
  expect(chosenVariant(aProduct({ variants: [] }), '1_dear')).toBeNull()
})
