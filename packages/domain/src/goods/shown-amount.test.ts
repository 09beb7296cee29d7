import { expect, test } from 'vitest'
import { shownAmount } from './shown-amount.ts'

test.each([
  ['21.474.836,47', 2_147_483_647],
  ['21.474.836,48', null],
  ['999.999.999,99', null],
  ['9999999', 999_999_900],
  ['1.299', null],
])('%j, of which no column holds more than 21,474,836.47, is %j', (cell, amount) => {
  expect(shownAmount(cell, 'EUR')).toBe(amount)
})
