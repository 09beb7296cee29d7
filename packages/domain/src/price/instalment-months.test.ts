import { expect, test } from 'vitest'
import { instalmentMonths } from './instalment-months.ts'

test.each([
  [9_899, []],
  [9_900, [3, 6, 12, 24]],
  [500_000, [3, 6, 12, 24]],
  [500_001, []],
])('%i cents', (amount, months) => {
  expect(instalmentMonths(amount)).toEqual(months)
})
