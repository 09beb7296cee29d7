import fc from 'fast-check'
import { expect, test } from 'vitest'
import { valueOfUnits } from './value-of-units.ts'

test.each([
  { total: 1000, quantity: 3, before: 0, units: 1, worth: 333 },
  { total: 1000, quantity: 3, before: 1, units: 1, worth: 334 },
  { total: 1000, quantity: 3, before: 2, units: 1, worth: 333 },
  { total: 1000, quantity: 3, before: 0, units: 3, worth: 1000 },
  { total: 0, quantity: 2, before: 0, units: 2, worth: 0 },
  { total: 1999, quantity: 1, before: 0, units: 5, worth: 1999 },
])('$units of $quantity after $before are worth $worth', ({ total, quantity, before, units, worth }) => {
  expect(valueOfUnits({ total, quantity }, { before, units })).toBe(worth)
})

test('whatever comes back one by one adds up to what was paid', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 1_000_000 }),
      fc.integer({ min: 1, max: 99 }),
      (total, quantity) => {
        const parts = Array.from({ length: quantity }, (_, before) =>
          valueOfUnits({ total, quantity }, { before, units: 1 }),
        )

        expect(parts.reduce((sum, part) => sum + part, 0)).toBe(total)
      },
    ),
  )
})
