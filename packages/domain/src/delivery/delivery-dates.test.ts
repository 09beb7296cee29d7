import { expect, test } from 'vitest'
import { deliveryDates } from './delivery-dates.ts'

const GERMANY = { country: 'DE', timezone: 'Europe/Berlin' } as const

test.each([
  { daysFrom: 1, daysTo: 3, now: '2026-03-10T12:00:00Z', min: '2026-03-11', max: '2026-03-13' },
  { daysFrom: 0, daysTo: 0, now: '2026-03-10T12:00:00Z', min: '2026-03-10', max: '2026-03-10' },
  { daysFrom: 0, daysTo: 0, now: '2026-03-15T12:00:00Z', min: '2026-03-15', max: '2026-03-15' },
  { daysFrom: 1, daysTo: 2, now: '2028-02-28T12:00:00Z', min: '2028-02-29', max: '2028-03-01' },
])('$daysFrom to $daysTo days after $now is $min to $max', ({ now, min, max, ...window }) => {
  expect(deliveryDates(window, new Date(now), GERMANY)).toEqual({ min, max })
})

// "Lieferbar in 5 bis 9 Werktagen" stood beside dates of the calendar, so that a parcel of Thursday came on Sunday.
test.each([
  {
    what: 'a Sunday',
    daysFrom: 1,
    daysTo: 3,
    now: '2026-03-12T12:00:00Z',
    min: '2026-03-13',
    max: '2026-03-16',
  },
  {
    what: 'a Sunday, first',
    daysFrom: 1,
    daysTo: 3,
    now: '2026-03-28T12:00:00Z',
    min: '2026-03-30',
    max: '2026-04-01',
  },
  {
    what: 'two Sundays',
    daysFrom: 5,
    daysTo: 9,
    now: '2026-11-23T12:00:00Z',
    min: '2026-11-28',
    max: '2026-12-03',
  },
  {
    what: 'New Year',
    daysFrom: 2,
    daysTo: 5,
    now: '2026-12-30T12:00:00Z',
    min: '2027-01-02',
    max: '2027-01-06',
  },
  {
    what: 'Christmas',
    daysFrom: 1,
    daysTo: 3,
    now: '2026-12-24T12:00:00Z',
    min: '2026-12-28',
    max: '2026-12-30',
  },
])('working days leave out $what', ({ now, min, max, daysFrom, daysTo }) => {
  expect(deliveryDates({ daysFrom, daysTo }, new Date(now), GERMANY)).toEqual({ min, max })
})

test("a public holiday is the market's", () => {
  const now = new Date('2026-11-10T12:00:00Z')
  const window = { daysFrom: 1, daysTo: 1 }

  expect(deliveryDates(window, now, GERMANY).min).toBe('2026-11-11')
  expect(deliveryDates(window, now, { country: 'FR', timezone: 'Europe/Berlin' }).min).toBe('2026-11-12')
})

test('weeks are counted by the calendar and end on a day of delivery', () => {
  const window = { daysFrom: 13, daysTo: 19 }

  // 13 days later is a Monday, 19 days later a Sunday.
  expect(deliveryDates(window, new Date('2026-03-10T12:00:00Z'), GERMANY)).toEqual({
    min: '2026-03-23',
    max: '2026-03-30',
  })
})

test.each([
  { now: '2026-03-10T23:30:00Z', timezone: 'Europe/Zurich', min: '2026-03-12' },
  { now: '2026-03-10T22:30:00Z', timezone: 'Europe/Zurich', min: '2026-03-11' },
  { now: '2026-07-09T22:30:00Z', timezone: 'Europe/Zurich', min: '2026-07-11' },
  { now: '2026-03-10T23:30:00Z', timezone: 'UTC', min: '2026-03-11' },
])('one day after $now in $timezone is $min', ({ now, timezone, min }) => {
  expect(deliveryDates({ daysFrom: 1, daysTo: 1 }, new Date(now), { country: 'CH', timezone }).min).toBe(min)
})
