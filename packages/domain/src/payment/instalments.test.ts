import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { instalmentRow } from './instalments.ts'

test.each([
  [129_900, 3, 0, { monthly: 43_300, last: 43_300, total: 129_900, borrowingRate: 0 }],
  [10_000, 3, 0, { monthly: 3334, last: 3332, total: 10_000, borrowingRate: 0 }],
  [120_000, 12, 1199, { monthly: 10_627, last: 10_628, total: 127_525, borrowingRate: 1138 }],
  [129_900, 24, 1199, { monthly: 6078, last: 6055, total: 145_849, borrowingRate: 1138 }],
  [10_000, 6, 1199, { monthly: 1723, last: 1719, total: 10_334, borrowingRate: 1138 }],
  [500_000, 36, 1499, { monthly: 17_101, last: 17_087, total: 615_622, borrowingRate: 1405 }],
])('%d in %d months at %d', (price, months, effectiveRate, row) => {
  expect(instalmentRow(price, { months, effectiveRate })).toEqual({
    ...row,
    months,
    effectiveRate,
    interest: row.total - price,
  })
})

const price = fc.integer({ min: 5000, max: 1_000_000 })
const term = fc.record({
  months: fc.integer({ min: 2, max: 60 }),
  effectiveRate: fc.integer({ min: 0, max: 3000 }),
})

test('discounted at the effective rate the instalments are worth the price, but for rounding', () => {
  fc.assert(
    fc.property(price, term, (amount, one) => {
      const { monthly, last, months } = instalmentRow(amount, one)
      const worth = (paid: number, month: number) => paid / (1 + one.effectiveRate / 10_000) ** (month / 12)
      let sum = worth(last, months)
      for (let month = 1; month < months; month += 1) sum += worth(monthly, month)

      expect(Math.abs(sum - amount)).toBeLessThanOrEqual(months / 2 + 0.01)
    }),
  )
})

test('the last instalment differs by rounding alone, and something is left for it', () => {
  fc.assert(
    fc.property(price, term, (amount, one) => {
      const { monthly, last, total } = instalmentRow(amount, one)

      expect(last).toBeLessThanOrEqual(monthly + one.months)
      expect(last).toBeGreaterThan(0)
      expect(total).toBeGreaterThanOrEqual(amount)
    }),
  )
})
