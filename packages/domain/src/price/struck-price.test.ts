import fc from 'fast-check'
import { expect, test } from 'vitest'
import { aPrice } from '../testing/a-price.ts'
import { discountPercent, struckPrice, WORTH_NAMING } from './struck-price.ts'

test.each([
  { withTax: 9600, recommendedRetailPrice: 10000, struck: 10000 },
  { withTax: 9601, recommendedRetailPrice: 10000, struck: null },
  { withTax: 10000, recommendedRetailPrice: 10000, struck: null },
  { withTax: 12000, recommendedRetailPrice: 10000, struck: null },
  { withTax: 5000, recommendedRetailPrice: 10000, struck: 10000 },
  { withTax: 5000, recommendedRetailPrice: null, struck: null },
])('$withTax against a recommended $recommendedRetailPrice strikes $struck', ({ struck, ...price }) => {
  expect(struckPrice(aPrice(price))).toBe(struck)
})

test('a reduction is measured against the lowest price of the 30 days before, not the recommended one', () => {
  const sale = { withTax: 8000, relative: 0.2, recommendedRetailPrice: 15000 }

  expect(struckPrice(aPrice({ ...sale, lowestPriorPrice: 10000 }))).toBe(10000)
  expect(struckPrice(aPrice({ ...sale, lowestPriorPrice: 8100 }))).toBeNull()
  expect(struckPrice(aPrice({ ...sale, lowestPriorPrice: null }))).toBeNull()
})

test('a price that nobody asked just before is not struck, whatever the history says', () => {
  const price = aPrice({ withTax: 7000, relative: 0.3, lowestPriorPrice: 12000 })

  expect(struckPrice(price)).toBe(10000)
})

test('a first reduction of nothing is no discount', () => {
  const price = aPrice({ withTax: 8000, relative: 0, lowestPriorPrice: 9999, recommendedRetailPrice: 10000 })

  expect(struckPrice(price)).toBe(10000)
})

test.each([
  [8000, 10000, 20],
  [9600, 10000, 4],
  [6667, 10000, 33],
  [1, 10000, 99],
  [0, 10000, 100],
  [8040, 10000, 19],
  [3999, 4999, 20],
  [4000, 4999, 19],
  [896, 995, 10],
  [8000, null, 0],
  [8000, 0, 0],
])('%i instead of %s is %i percent off', (price, struck, percent) => {
  expect(discountPercent(price, struck)).toBe(percent)
})

const anyPrice = fc
  .record({
    withTax: fc.integer({ min: 1, max: 20_000 }),
    recommendedRetailPrice: fc.option(fc.integer({ min: 0, max: 20_000 })),
    lowestPriorPrice: fc.option(fc.integer({ min: 0, max: 20_000 })),
    relative: fc.constantFrom(0, 0.1, 0.5),
  })
  .map(aPrice)

test('a struck price always leaves 96 percent or less to pay, and is at least 4 percent off', () => {
  fc.assert(
    fc.property(anyPrice, (price) => {
      const struck = struckPrice(price)
      if (struck === null) return

      expect(price.withTax).toBeLessThanOrEqual(struck * WORTH_NAMING)
      expect(discountPercent(price.withTax, struck)).toBeGreaterThanOrEqual(4)
    }),
  )
})
