import { expect, test } from 'vitest'
import { aVariant } from '../testing/a-variant.ts'
import { offeredQuantity } from './offered-quantity.ts'

test.each([
  ['what there is', { stock: 5 }, 5],
  ['a full line of what there is plenty of', { stock: 9999 }, 999],
  ['exactly a full line', { stock: 999 }, 999],
  ['a full line of a pre-order', { stock: 0, buyability: 2, daysTo: 999 }, 999],
  ['nothing of what is sold out', { stock: 0 }, 0],
  ['nothing of what is not sold', { stock: 5, buyability: 4 }, 0],
] as const)('a product page offers %s', (_, variant, quantity) => {
  expect(offeredQuantity(aVariant(variant))).toBe(quantity)
})
