import { expect, test } from 'vitest'
import { dayOfSerial, serialOf } from './serial-day.ts'

test.each([
  ['1900-03-01', 61],
  ['2026-11-30', 46_356],
  ['2028-02-29', 46_812],
  ['2026-11-30T18:00', 46_356.75],
])('%s is counted as %d', (iso, serial) => {
  expect(serialOf(iso)).toBe(serial)
  expect(dayOfSerial(serial)).toBe(iso)
})

test.each([['2026-02-30'], ['30.11.2026'], ['1900-02-28'], ['']])('%j is no day of a spreadsheet', (text) => {
  expect(serialOf(text)).toBeNull()
})

test('a minute that binary fractions cannot hold is that minute', () => {
  expect(dayOfSerial(serialOf('2026-11-30T14:05') ?? 0)).toBe('2026-11-30T14:05')
})
