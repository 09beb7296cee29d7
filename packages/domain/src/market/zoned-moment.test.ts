import { expect, test } from 'vitest'
import { zonedMoment, zonedText } from './zoned-moment.ts'

test.each([
  ['2026-12-24T18:00', '2026-12-24T17:00:00.000Z'],
  ['2026-07-01T00:00', '2026-06-30T22:00:00.000Z'],
  // The night in which the clocks go forward, before and after it.
  ['2026-03-29T01:59', '2026-03-29T00:59:00.000Z'],
  ['2026-03-29T03:00', '2026-03-29T01:00:00.000Z'],
])('%s in Berlin is %s', (text, moment) => {
  expect(zonedMoment(text, 'Europe/Berlin')).toBe(moment)
  expect(zonedText(moment, 'Europe/Berlin')).toBe(text)
})

test('a last minute lasts until its last second, and nothing is no moment', () => {
  expect(zonedMoment('2026-12-31T23:59', 'Europe/Berlin', 59)).toBe('2026-12-31T22:59:59.000Z')
  expect(zonedMoment('', 'Europe/Berlin')).toBeNull()
  expect(zonedText(null, 'Europe/Berlin')).toBe('')
})
