import { expect, test } from 'vitest'
import {
  addDays,
  daysIn,
  hoursOf,
  localHour,
  periodBefore,
  periodOf,
  spanBefore,
  spanOf,
  startOfDay,
} from './period.ts'

const BERLIN = 'Europe/Berlin'

test.each([
  ['today', '2026-11-26', '2026-11-26'],
  ['yesterday', '2026-11-25', '2026-11-25'],
  ['days7', '2026-11-20', '2026-11-26'],
  ['days28', '2026-10-30', '2026-11-26'],
  ['days90', '2026-08-29', '2026-11-26'],
  ['month', '2026-11-01', '2026-11-26'],
] as const)('%s are the days from %s to %s', (preset, from, to) => {
  expect(periodOf(preset, '2026-11-26')).toEqual({ from, to })
})

test.each([
  ['one day', '2026-03-01', '2026-03-01', '2026-02-28', '2026-02-28'],
  ['a month that has begun', '2026-03-01', '2026-03-10', '2026-02-19', '2026-02-28'],
  [
    'a whole long month, which is longer than the one before',
    '2026-03-01',
    '2026-03-31',
    '2026-01-29',
    '2026-02-28',
  ],
  ['over the year', '2026-01-01', '2026-01-07', '2025-12-25', '2025-12-31'],
  ['in a leap year', '2028-03-01', '2028-03-02', '2028-02-28', '2028-02-29'],
])('%s is compared with as many days right before', (_, from, to, earlier, last) => {
  const before = periodBefore({ from, to })

  expect(before).toEqual({ from: earlier, to: last })
  expect(daysIn(before)).toBe(daysIn({ from, to }))
})

test.each([
  ['winter', '2026-11-26', '2026-11-25T23:00:00.000Z', 24],
  ['summer', '2026-07-01', '2026-06-30T22:00:00.000Z', 24],
  ['the clocks go forward', '2026-03-29', '2026-03-28T23:00:00.000Z', 23],
  ['the clocks go back', '2026-10-25', '2026-10-24T22:00:00.000Z', 25],
])('%s: %s begins at %s and has %i hours', (_, day, begin, hours) => {
  expect(startOfDay(day, BERLIN).toISOString()).toBe(begin)
  expect(hoursOf(day, BERLIN)).toHaveLength(hours)
  expect(spanOf({ from: day, to: day }, BERLIN).until).toEqual(startOfDay(addDays(day, 1), BERLIN))
})

test('the hour that is left out and the one that shows twice', () => {
  const shown = (day: string) => hoursOf(day, BERLIN).map(({ hour }) => hour)

  expect(shown('2026-03-29').slice(0, 4)).toEqual([0, 1, 3, 4])
  expect(shown('2026-10-25').slice(0, 5)).toEqual([0, 1, 2, 2, 3])
})

test.each([
  ['2026-11-25T22:59:59Z', '2026-11-25', 23],
  ['2026-11-25T23:00:00Z', '2026-11-26', 0],
  ['2026-06-30T22:00:00Z', '2026-07-01', 0],
])('%s is %s, hour %i', (moment, day, hour) => {
  expect(localHour(new Date(moment), BERLIN)).toEqual({ day, hour })
})

test.each([
  [
    'a day that runs, with the same hours of the day before',
    '2026-11-26',
    '2026-11-26',
    '2026-11-24T23:00:00.000Z',
    '2026-11-25T10:00:00.000Z',
  ],
  ['seven days that run', '2026-11-20', '2026-11-26', '2026-11-12T23:00:00.000Z', '2026-11-19T10:00:00.000Z'],
  [
    'a day that is over, with the whole day before',
    '2026-11-25',
    '2026-11-25',
    '2026-11-23T23:00:00.000Z',
    '2026-11-24T23:00:00.000Z',
  ],
  [
    'a month whose end is not reached',
    '2026-11-01',
    '2026-11-30',
    '2026-10-01T22:00:00.000Z',
    '2026-10-27T10:00:00.000Z',
  ],
])('%s', (_, from, to, start, until) => {
  const span = spanBefore({ from, to }, BERLIN, new Date('2026-11-26T09:20:00Z'))

  expect([span.from.toISOString(), span.until.toISOString()]).toEqual([start, until])
})

test('the last hour of a day is compared with a whole day', () => {
  const span = spanBefore({ from: '2026-11-26', to: '2026-11-26' }, BERLIN, new Date('2026-11-26T22:30:00Z'))

  expect(span.until).toEqual(startOfDay('2026-11-26', BERLIN))
})
