import { expect, test } from 'vitest'
import { aProduct } from '../testing/a-product.ts'
import { aVariant } from '../testing/a-variant.ts'
import { bundlePartKey, bundlePartName, bundleSum, isBundleComplete } from './bundle.ts'

const table = { quantity: 1, price: 79900, canOrder: true }
const chairs = { quantity: 4, price: 18990, canOrder: true }
const gone = { ...chairs, canOrder: false }

test.each([
  [[table, chairs], 139900, { apart: 155860, saving: 15960 }],
  [[table, chairs], 155860, { apart: 155860, saving: 0 }],
  [[table, chairs], 160000, { apart: 155860, saving: 0 }],
  [[], 100, { apart: 0, saving: 0 }],
])('parts against the price of the bundle', (parts, price, sum) => {
  expect(bundleSum(parts, price)).toEqual(sum)
})

test.each([
  ['virtual', [table, chairs], true],
  ['virtual', [table, gone], false],
  ['bundle', [table, gone], true],
] as const)('a %s bundle', (kind, parts, isComplete) => {
  expect(isBundleComplete({ kind, parts })).toBe(isComplete)
})

const small = aVariant({ referenceKey: '4711_50x100', label: '50 × 100 cm' })
const large = aVariant({ id: 2, referenceKey: '4711_70x140', label: '70 × 140 cm' })

test.each([
  ['of which there is one', '4711', 4, [small], '4\u00a0× Handtuch'],
  ['of which there are several', '4711_70x140', 2, [small, large], '2\u00a0× Handtuch, 70 × 140 cm'],
  ['whose variant is gone', '4711_none', 1, [small, large], '1\u00a0× Handtuch'],
  ['that may be any of several', '4711', 1, [small, large], '1\u00a0× Handtuch'],
])('a part %s is named', (_, referenceKey, quantity, variants, name) => {
  expect(bundlePartName({ referenceKey, quantity }, aProduct({ name: 'Handtuch', variants }))).toBe(name)
})

test.each([
  ['4711', '4711'],
  ['4711_50x100', '4711'],
])('the part %s is, or is a variant of, the product %s', (referenceKey, key) => {
  expect(bundlePartKey({ referenceKey, quantity: 1 })).toBe(key)
})
