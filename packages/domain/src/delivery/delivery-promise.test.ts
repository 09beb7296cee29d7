import fc from 'fast-check'
import { expect, test } from 'vitest'
import { deliveryPromise } from './delivery-promise.ts'
import { deliverySortGroup } from './sort-group.ts'

const BABY = 3
const OTHERS = 4

test.each([
  { daysFrom: 0, daysTo: 0, baby: 'download', others: 'download', group: 0 },
  { daysFrom: 0, daysTo: 1, baby: 'instant', others: 'instant', group: 0 },
  { daysFrom: 1, daysTo: 3, baby: 'instant', others: 'instant', group: 0 },
  { daysFrom: 2, daysTo: 5, baby: 'soon', others: 'soon', group: 1 },
  { daysFrom: 5, daysTo: 13, baby: 'soon', others: 'soon', group: 1 },
  { daysFrom: 7, daysTo: 14, baby: 'late 2', others: 'late 2', group: 2 },
  { daysFrom: 14, daysTo: 17, baby: 'late 2', others: 'late 2', group: 2 },
  { daysFrom: 14, daysTo: 18, baby: 'late 3', others: 'late 3', group: 3 },
  { daysFrom: 21, daysTo: 28, baby: 'late 4', others: 'late 4', group: 4 },
  { daysFrom: 28, daysTo: 38, baby: 'late 5', others: 'late 5', group: 5 },
  { daysFrom: 28, daysTo: 39, baby: 'late 6', others: 'late 6', group: 6 },
  { daysFrom: 42, daysTo: 56, baby: 'late 8', others: 'late 8', group: 6 },
  { daysFrom: 999, daysTo: 999, baby: 'late 143', others: 'late 143', group: 6 },
])('$daysFrom to $daysTo days: $baby in the baby shop, $others elsewhere, group $group', (row) => {
  expect(inWords(row, BABY)).toBe(row.baby)
  expect(inWords(row, OTHERS)).toBe(row.others)
  expect(deliverySortGroup(row, OTHERS)).toBe(row.group)
})

test('four days are soon in the baby shop and instant in the others', () => {
  const window = { daysFrom: 2, daysTo: 4 }

  expect(inWords(window, BABY)).toBe('soon')
  expect(inWords(window, OTHERS)).toBe('instant')
  expect(deliverySortGroup(window, BABY)).toBe(1)
  expect(deliverySortGroup(window, OTHERS)).toBe(0)
})

const days = fc.integer({ min: 0, max: 1200 })

test('a delivery that takes longer never stands before a shorter one', () => {
  fc.assert(
    fc.property(days, days, fc.constantFrom(BABY, OTHERS), (one, other, instantUpToDays) => {
      const [short, long] = [Math.min(one, other), Math.max(one, other)]
      const group = (daysTo: number) => deliverySortGroup({ daysFrom: 0, daysTo }, instantUpToDays)

      expect(group(long)).toBeGreaterThanOrEqual(group(short))
    }),
  )
})

test('late is always two weeks or more', () => {
  fc.assert(
    fc.property(days, (daysTo) => {
      const promise = deliveryPromise({ daysFrom: 0, daysTo }, OTHERS)

      expect(promise.kind === 'late').toBe(daysTo >= 14)
      if (promise.kind === 'late') expect(promise.weeks).toBeGreaterThanOrEqual(2)
    }),
  )
})

function inWords(window: { daysFrom: number; daysTo: number }, instantUpToDays: number): string {
  const promise = deliveryPromise(window, instantUpToDays)
  return promise.kind === 'late' ? `late ${promise.weeks}` : promise.kind
}
