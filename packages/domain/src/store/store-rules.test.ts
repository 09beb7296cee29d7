import fc from 'fast-check'
import { expect, test } from 'vitest'
import { COUNTRIES, markets } from '../market/markets.ts'
import { distanceKm } from './distance.ts'
import {
  closuresAhead,
  doorState,
  heldUntil,
  hoursOn,
  hoursToday,
  nextOpenDay,
  type OpeningHours,
  weekdayToday,
} from './opening-hours.ts'
import { reservationProblems } from './reservation-form.ts'
import { storeStock } from './store.ts'
import { zipPlace } from './zip-place.ts'

const day = { opens: '10:00', closes: '19:00' }
const hours: OpeningHours = {
  week: [day, day, day, day, day, { opens: '10:00', closes: '18:00' }, null],
  closedOn: ['2026-12-25', '2026-12-26'],
}
const BERLIN = 'Europe/Berlin'

test.each([
  ['2026-11-23', day],
  ['2026-11-28', { opens: '10:00', closes: '18:00' }],
  ['2026-11-29', null],
  ['2026-12-25', null],
])('on %s the store has the hours %j', (date, expected) => {
  expect(hoursOn(hours, date)).toEqual(expected)
})

test.each([
  ['just before it opens', '2026-11-23T08:59:00Z', 'opensLater'],
  ['when it opens', '2026-11-23T09:00:00Z', 'open'],
  ['when it closes', '2026-11-23T18:00:00Z', 'over'],
  ['on Sunday', '2026-11-22T12:00:00Z', 'closed'],
])('%s', (_, at, expected) => {
  expect(doorState(hours, new Date(at), BERLIN)).toBe(expected)
})

test('today is the store’s today: late in the evening of UTC it is tomorrow in Berlin', () => {
  expect(hoursToday(hours, new Date('2026-11-28T23:30:00Z'), BERLIN)).toBeNull()
})

test.each([
  ['before it opens: tomorrow all the same', '2026-11-23T08:59:00Z', '2026-11-24', '19:00'],
  ['while it is open: tomorrow', '2026-11-23T09:00:00Z', '2026-11-24', '19:00'],
  ['on Friday evening: on Saturday, which is shorter', '2026-11-27T18:00:00Z', '2026-11-28', '18:00'],
  ['on Saturday evening: on Monday', '2026-11-28T17:00:00Z', '2026-11-30', '19:00'],
  ['on Christmas Eve: after the holidays and Sunday', '2026-12-24T18:00:00Z', '2026-12-28', '19:00'],
  ['on a holiday, before its usual hour', '2026-12-25T06:00:00Z', '2026-12-28', '19:00'],
  ['late in UTC, when it is Sunday in Berlin', '2026-11-28T23:30:00Z', '2026-11-30', '19:00'],
])('after today it opens, %s', (_, at, date, closes) => {
  expect(nextOpenDay(hours, new Date(at), BERLIN)).toEqual({ date, opens: '10:00', closes })
})

test('a store that never opens has no next day', () => {
  const never: OpeningHours = { week: [null, null, null, null, null, null, null], closedOn: [] }

  expect(nextOpenDay(never, new Date('2026-11-23T10:00:00Z'), BERLIN)).toBeNull()
})

test.each([
  ['weeks before', '2026-11-23T10:00:00Z', ['2026-12-25', '2026-12-26']],
  ['on the first of them', '2026-12-25T10:00:00Z', ['2026-12-25', '2026-12-26']],
  ['when they are over', '2026-12-27T10:00:00Z', []],
  ['months before', '2026-09-01T10:00:00Z', []],
])('exceptions are told ahead, %s', (_, at, dates) => {
  expect(closuresAhead(hours, { now: new Date(at), timezone: BERLIN, most: 3 })).toEqual(dates)
})

test('an exception on a day that is closed anyway is none, and no more are told than asked for', () => {
  const closedOn = ['2026-11-29', '2026-11-27', '2026-11-26', '2026-11-25']
  const at = { now: new Date('2026-11-23T10:00:00Z'), timezone: BERLIN, most: 2 }

  expect(closuresAhead({ ...hours, closedOn }, at)).toEqual(['2026-11-25', '2026-11-26'])
})

test('the day of the week is the store’s', () => {
  expect(weekdayToday(new Date('2026-11-28T23:30:00Z'), BERLIN)).toBe(6)
})

test.each([
  ['Monday: to Thursday’s close', '2026-11-23T10:00:00Z', '2026-11-26T18:00:00.000Z'],
  ['Friday: Saturday, Monday, Tuesday', '2026-11-27T10:00:00Z', '2026-12-01T18:00:00.000Z'],
  ['the day before Christmas: closed days do not count', '2026-12-24T10:00:00Z', '2026-12-30T18:00:00.000Z'],
  ['over the end of summer time', '2026-10-23T10:00:00Z', '2026-10-27T18:00:00.000Z'],
])('reserved on %s', (_, now, until) => {
  expect(heldUntil(hours, new Date(now), BERLIN).toISOString()).toBe(until)
})

test('a store that never opens keeps a reservation three days all the same', () => {
  const never: OpeningHours = { week: [null, null, null, null, null, null, null], closedOn: [] }

  expect(heldUntil(never, new Date('2026-11-23T10:00:00Z'), BERLIN).toISOString()).toBe(
    '2026-11-26T10:00:00.000Z',
  )
})

test.each([
  [0, { kind: 'none' }],
  [-1, { kind: 'none' }],
  [1, { kind: 'few', quantity: 1 }],
  [3, { kind: 'few', quantity: 3 }],
  [4, { kind: 'plenty' }],
])('%i pieces are told as %j', (quantity, sent) => {
  expect(storeStock(quantity)).toEqual(sent)
})

test.each([
  ['20095', 'DE', { lat: 53.55, lng: 10 }],
  [' 01067 ', 'DE', { lat: 51.05, lng: 13.74 }],
  ['1010', 'AT', { lat: 48.2, lng: 16.37 }],
  ['8001', 'CH', { lat: 47.38, lng: 8.54 }],
  ['2009', 'DE', null],
  ['05000', 'DE', null],
  ['69001', 'FR', { lat: 45.8, lng: 4.75 }],
  ['B-1000', 'BE', { lat: 50.85, lng: 4.36 }],
  ['1072lh', 'NL', { lat: 52.37, lng: 4.9 }],
  ['8001', 'FR', null],
  ['97110', 'FR', null],
  ['ABCDE', 'DE', null],
  ['', 'DE', null],
] as const)('the ZIP code %j of %s lies at %j', (zip, country, place) => {
  expect(zipPlace(zip, country)).toEqual(place)
})

test('every zone of the tables lies in its country', () => {
  const boxes = {
    DE: [47, 55.1, 5.8, 15.1],
    AT: [46.3, 49.1, 9.5, 17.2],
    CH: [45.8, 47.9, 5.9, 10.5],
    FR: [41.3, 51.1, -4.8, 9.6],
    BE: [49.4, 51.5, 2.5, 6.4],
    NL: [50.7, 53.6, 3.3, 7.2],
  } as const
  const rest = { DE: '000', AT: '00', CH: '00', FR: '000', BE: '00', NL: '00 AA' } as const
  for (const country of COUNTRIES) {
    const [south, north, west, east] = boxes[country]
    for (let zone = 1; zone < 100; zone += 1) {
      const place = zipPlace(`${String(zone).padStart(2, '0')}${rest[country]}`, country)
      if (place === null) continue
      expect([place.lat >= south, place.lat <= north, place.lng >= west, place.lng <= east]).not.toContain(
        false,
      )
    }
  }
})

test('Hamburg and Munich are about 612 km apart', () => {
  expect(Math.round(distanceKm({ lat: 53.5511, lng: 9.9937 }, { lat: 48.1372, lng: 11.5755 }))).toBe(612)
})

test('distance is symmetric, never negative, at most half way around, and zero to oneself', () => {
  const place = fc.record({
    lat: fc.double({ min: -90, max: 90, noNaN: true }),
    lng: fc.double({ min: -180, max: 180, noNaN: true }),
  })
  fc.assert(
    fc.property(place, place, (one, other) => {
      expect(distanceKm(one, other)).toBeCloseTo(distanceKm(other, one), 6)
      expect(distanceKm(one, other)).toBeGreaterThanOrEqual(0)
      expect(distanceKm(one, other)).toBeLessThan(20_016)
      expect(distanceKm(one, one)).toBe(0)
    }),
  )
})

const person = { name: 'Anna Probst', email: 'anna@example.org', phone: '' }

test('name and e-mail are enough for a reservation', () => {
  expect(reservationProblems(person, markets['de-de'])).toEqual([])
  expect(reservationProblems({ ...person, phone: '030 123456' }, markets['de-de'])).toEqual([])
})

test.each([
  [{ name: ' ' }, 'name', 'generic.validation.required'],
  [{ name: '<b>Anna</b>' }, 'name', 'generic.validation.name'],
  [{ name: 'x'.repeat(10_000) }, 'name', 'generic.validation.maxLength'],
  [{ email: '' }, 'email', 'newsletter.errors.required'],
  [{ email: 'anna@' }, 'email', 'newsletter.errors.email'],
  [{ phone: '123' }, 'phone', 'address.errors.phone'],
])('a reservation with %j has the problem %s %s', (change, path, key) => {
  expect(reservationProblems({ ...person, ...change }, markets['de-de'])).toMatchObject([{ path, key }])
})
