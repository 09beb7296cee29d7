import { expect, test } from 'vitest'
import { deliveryDates } from './delivery-dates.ts'

test.each([
  { daysFrom: 1, daysTo: 3, now: '2026-03-10T12:00:00Z', min: '2026-03-11', max: '2026-03-13' },
  { daysFrom: 0, daysTo: 0, now: '2026-03-10T12:00:00Z', min: '2026-03-10', max: '2026-03-10' },
  { daysFrom: 2, daysTo: 5, now: '2026-12-30T12:00:00Z', min: '2027-01-01', max: '2027-01-04' },
  { daysFrom: 1, daysTo: 2, now: '2028-02-28T12:00:00Z', min: '2028-02-29', max: '2028-03-01' },
  { daysFrom: 1, daysTo: 3, now: '2026-03-28T12:00:00Z', min: '2026-03-29', max: '2026-03-31' },
])('$daysFrom to $daysTo days after $now is $min to $max', ({ now, min, max, ...window }) => {
  expect(deliveryDates(window, new Date(now))).toEqual({ min, max })
})

test.each([
  { now: '2026-03-10T23:30:00Z', timezone: 'Europe/Zurich', min: '2026-03-12' },
  { now: '2026-03-10T22:30:00Z', timezone: 'Europe/Zurich', min: '2026-03-11' },
  { now: '2026-07-10T22:30:00Z', timezone: 'Europe/Zurich', min: '2026-07-12' },
  { now: '2026-03-10T23:30:00Z', timezone: 'UTC', min: '2026-03-11' },
])('one day after $now in $timezone is $min', ({ now, timezone, min }) => {
  expect(deliveryDates({ daysFrom: 1, daysTo: 1 }, new Date(now), timezone).min).toBe(min)
})
