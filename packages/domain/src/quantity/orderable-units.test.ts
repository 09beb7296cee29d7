import { expect, test } from 'vitest'
import { aProduct } from '../testing/a-product.ts'
import { aVariant } from '../testing/a-variant.ts'
import { orderableUnits } from './orderable-units.ts'

test.each([
  ['what is on the shelf', { isActive: true }, {}, 4, 4],
  ['none of what is sold out', { isActive: true }, {}, 0, 0],
  ['none of what is not sold any more', { isActive: true }, { buyability: 4 }, 4, 0],
  ['a full line of a pre-order', { isActive: true }, { buyability: 2, daysTo: 999 }, 0, 999],
  ['none of a product that is switched off', { isActive: false }, {}, 4, 0],
] as const)('one may order %s', (_, product, variant, stock, units) => {
  expect(orderableUnits({ product: aProduct(product), variant: aVariant(variant) }, stock)).toBe(units)
})

test('one may order none of what is not in the catalogue', () => {
  expect(orderableUnits(undefined, 4)).toBe(0)
})
