import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Locale, markets } from '../market/markets.ts'
import { lastReturnDay, lastWithdrawalDay, returnsEnd, returnsEndOf } from './return-period.ts'

const BERLIN = markets['de-de']

test.each<[string, Locale, string, string]>([
  ['a Monday', 'de-de', '2026-11-23T10:00:00Z', '2026-12-07'],
  ['a Saturday', 'de-de', '2026-11-21T10:00:00Z', '2026-12-07'],
  ['a Sunday', 'de-de', '2026-11-22T10:00:00Z', '2026-12-07'],
  // 25 December is a Friday in 2026: two holidays, and then a Sunday.
  ['Christmas', 'de-de', '2026-12-11T10:00:00Z', '2026-12-28'],
  [
    'Christmas, where the second day is a holiday in a part of the country',
    'fr-fr',
    '2026-12-11T10:00:00Z',
    '2026-12-28',
  ],
  ['1 May', 'de-de', '2026-04-17T10:00:00Z', '2026-05-04'],
  ['Good Friday and Easter Monday', 'de-de', '2026-03-20T10:00:00Z', '2026-04-07'],
  ['Good Friday of Alsace', 'fr-fr', '2026-03-20T10:00:00Z', '2026-04-07'],
  ['Good Friday, where it is a day like any other', 'fr-be', '2026-03-20T10:00:00Z', '2026-04-03'],
  ['Good Friday of the Dutch act', 'nl-nl', '2026-03-20T10:00:00Z', '2026-04-07'],
  ['Reformation Day before a Sunday', 'de-de', '2025-10-17T10:00:00Z', '2025-11-03'],
  ['Corpus Christi of some Länder', 'de-de', '2026-05-21T10:00:00Z', '2026-06-05'],
  ['the day of repentance of Saxony', 'de-de', '2026-11-04T10:00:00Z', '2026-11-19'],
  ['a Wednesday a week later', 'de-de', '2026-11-11T10:00:00Z', '2026-11-25'],
  ['14 July', 'fr-fr', '2026-06-30T10:00:00Z', '2026-07-15'],
  ['the national day of Belgium', 'nl-be', '2026-07-07T10:00:00Z', '2026-07-22'],
  ['Liberation Day', 'nl-nl', '2026-04-21T10:00:00Z', '2026-05-06'],
  ['the national day of Austria', 'de-at', '2026-10-12T10:00:00Z', '2026-10-27'],
])('a period that would end on %s in %s, delivered at %s, ends on %s', (_, locale, deliveredAt, day) => {
  expect(lastWithdrawalDay({ deliveredAt, place: markets[locale] })).toBe(day)
})

// It was counted in UTC: what was noted half an hour after midnight counted as delivered the day before.
test.each([
  ['2026-11-23T22:59:00Z', '2026-12-07'],
  ['2026-11-23T23:30:00Z', '2026-12-08'],
  ['2026-07-06T22:30:00Z', '2026-07-21'],
])('delivered at %s, by the clock of Berlin, it ends on %s', (deliveredAt, day) => {
  expect(lastWithdrawalDay({ deliveredAt, place: BERLIN })).toBe(day)
})

test.each([
  ['2026-11-23T08:00:00Z', 30, '2026-12-23', '2026-12-23T23:00:00.000Z'],
  ['2026-11-24T08:00:00Z', 30, '2026-12-24', '2026-12-24T23:00:00.000Z'],
  ['2026-11-25T08:00:00Z', 30, '2026-12-28', '2026-12-28T23:00:00.000Z'],
  ['2026-11-23T08:00:00Z', 7, '2026-12-07', '2026-12-07T23:00:00.000Z'],
  // The clocks go forward on 29 March, and the day after ends an hour earlier in UTC.
  ['2026-03-16T08:00:00Z', 14, '2026-03-30', '2026-03-30T22:00:00.000Z'],
])('delivered at %s with %i days promised, goods come back until %s', (deliveredAt, returnDays, day, end) => {
  const arrival = { deliveredAt, returnDays, place: BERLIN }

  expect(lastReturnDay(arrival)).toBe(day)
  expect(returnsEnd(arrival).toISOString()).toBe(end)
})

test('what has not arrived has no end', () => {
  expect(returnsEndOf({ deliveredAt: null, returnDays: 30, place: BERLIN })).toBeNull()
})

test('no period is shorter than its days, none ends on a week-end, and none is a week longer', () => {
  const noon = Date.parse('2026-01-01T12:00:00Z')
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 3000 }),
      fc.integer({ min: 14, max: 100 }),
      fc.constantFrom(...Object.values(markets)),
      (later, returnDays, place) => {
        const delivered = noon + later * 24 * 60 * 60 * 1000
        const day = lastReturnDay({ deliveredAt: new Date(delivered).toISOString(), returnDays, place })

        const days = (Date.parse(`${day}T12:00:00Z`) - delivered) / (24 * 60 * 60 * 1000)
        expect(days).toBeGreaterThanOrEqual(returnDays)
        expect(days).toBeLessThan(returnDays + 7)
        expect([0, 6]).not.toContain(new Date(day).getUTCDay())
      },
    ),
  )
})
