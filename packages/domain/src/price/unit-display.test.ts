import { expect, test } from 'vitest'
import { unitDisplay } from './unit-display.ts'

test.each([
  ['LI', 'l'],
  ['QM', 'm²'],
  ['KG', 'kg'],
  ['M', 'm'],
  ['ST', 'ST'],
  ['toString', 'toString'],
  ['', ''],
])('the unit %j reads %j', (unit, shown) => {
  expect(unitDisplay(unit)).toBe(shown)
})
