import { expect, test } from 'vitest'
import { cardMonth, cardState } from './card-state.ts'

const BERLIN = 'Europe/Berlin'

test.each([
  { now: '2027-08-01T10:00:00Z', timezone: BERLIN, takenBy: null, state: 'usable' },
  { now: '2027-08-31T21:59:59Z', timezone: BERLIN, takenBy: null, state: 'usable' },
  { now: '2027-08-31T22:00:00Z', timezone: BERLIN, takenBy: null, state: 'expired' },
  { now: '2027-08-31T22:00:00Z', timezone: 'UTC', takenBy: null, state: 'usable' },
  { now: '2027-09-01T00:00:00Z', timezone: 'UTC', takenBy: null, state: 'expired' },
  { now: '2028-01-01T00:00:00Z', timezone: BERLIN, takenBy: null, state: 'expired' },
  { now: '2027-08-20T10:00:00Z', timezone: BERLIN, takenBy: '2027-08-31', state: 'usable' },
  { now: '2027-08-20T10:00:00Z', timezone: BERLIN, takenBy: '2027-09-01', state: 'endsTooSoon' },
  { now: '2026-12-20T10:00:00Z', timezone: BERLIN, takenBy: '2028-01-03', state: 'endsTooSoon' },
  { now: '2027-09-02T10:00:00Z', timezone: BERLIN, takenBy: '2027-09-10', state: 'expired' },
])('a card of 08/27 is $state at $now in $timezone, taken by $takenBy', ({ now, state, ...charge }) => {
  expect(cardState({ month: 8, year: 2027 }, { now: new Date(now), ...charge })).toBe(state)
})

test.each([
  [12, 2026, '2026-12-31T22:59:59Z', 'usable'],
  [12, 2026, '2026-12-31T23:00:00Z', 'expired'],
  [1, 2027, '2026-12-31T23:00:00Z', 'usable'],
  [2, 2028, '2028-02-29T12:00:00Z', 'usable'],
])('the month %i of %i at %s is %s in Zurich', (month, year, now, state) => {
  const charge = { now: new Date(now), timezone: 'Europe/Zurich', takenBy: null }

  expect(cardState({ month, year }, charge)).toBe(state)
})

test.each([
  [8, 2027, '08/27'],
  [12, 2030, '12/30'],
  [1, 2100, '01/00'],
])('the month %i of %i is written %s', (month, year, written) => {
  expect(cardMonth({ month, year })).toBe(written)
})
