import { expect, test } from 'vitest'
import { unitDisplay } from './unit-display.ts'

test.each([
  ['LI', 'l'],
  ['QM', 'm²'],
  ['KG', 'KG'],
  ['toString', 'toString'],
  ['', ''],
])('the unit %j reads %j', (unit, shown) => {
  expect(unitDisplay(unit)).toBe(shown)
})
