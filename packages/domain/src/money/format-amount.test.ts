import { expect, test } from 'vitest'
import { formatAmount } from './format-amount.ts'

test.each([
  [0, 'EUR', '0.00 EUR'],
  [5, 'EUR', '0.05 EUR'],
  [50, 'CHF', '0.50 CHF'],
  [1234, 'EUR', '12.34 EUR'],
  [123_456_789, 'EUR', '1234567.89 EUR'],
  [-250, 'EUR', '-2.50 EUR'],
])('operators read %i minor units of %s as %s', (minor, currency, shown) => {
  expect(formatAmount(minor, currency)).toBe(shown)
})
