import { expect, test } from 'vitest'
import { bundleSum, isBundleComplete } from './bundle.ts'

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
