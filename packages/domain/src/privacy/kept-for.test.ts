import { expect, test } from 'vitest'
import { KEPT_FOR, periodBefore, yearsEndBefore } from './kept-for.ts'

const NOW = new Date('2026-11-26T12:00:00Z')

test.each([
  [{ days: 30 }, '2026-10-27T12:00:00.000Z'],
  [{ years: 3 }, '2023-11-26T12:00:00.000Z'],
])('%o back is %s', (period, before) => {
  expect(periodBefore(NOW, period).toISOString()).toBe(before)
})

test.each([
  ['2026-12-31T23:59:59Z', '2016-01-01T00:00:00.000Z'],
  ['2027-01-01T00:00:00Z', '2017-01-01T00:00:00.000Z'],
])('on %s papers from before %s are ten years old', (now, before) => {
  expect(yearsEndBefore(new Date(now), KEPT_FOR.invoice).toISOString()).toBe(before)
})
