import { expect, test } from 'vitest'
import { giftCardEnd, giftCardTimezone, lastMomentOf, refundedGiftCardEnd } from './gift-card-end.ts'

test.each([
  ['2026-01-01T00:00:00Z', 'Europe/Berlin', '2029-12-31T22:59:59.000Z'],
  ['2026-12-31T22:59:59Z', 'Europe/Berlin', '2029-12-31T22:59:59.000Z'],
  ['2026-12-31T23:00:00Z', 'Europe/Berlin', '2030-12-31T22:59:59.000Z'],
  ['2026-12-31T23:00:00Z', 'UTC', '2029-12-31T23:59:59.000Z'],
])('a card bought at %s in %s works until %s', (boughtAt, timezone, end) => {
  expect(giftCardEnd(new Date(boughtAt), timezone).toISOString()).toBe(end)
})

test.each([
  ['2029-12-31', '2029-12-31T22:59:59.000Z'],
  ['2029-07-01', '2029-07-01T21:59:59.000Z'],
  ['2029-03-25', '2029-03-25T21:59:59.000Z'],
])('%s ends in Berlin at %s', (day, end) => {
  expect(lastMomentOf(day, 'Europe/Berlin').toISOString()).toBe(end)
})

test.each([
  ['EUR', 'Europe/Berlin'],
  ['CHF', 'Europe/Zurich'],
] as const)('a card in %s has the days of %s', (currency, timezone) => {
  expect(giftCardTimezone(currency)).toBe(timezone)
})

test.each([
  ['2026-11-21T12:00:00Z', '2027-11-21T12:00:00.000Z'],
  ['2027-12-31T23:59:59Z', '2028-12-30T23:59:59.000Z'],
])('a card that gets money back at %s lives until %s', (refundedAt, end) => {
  expect(refundedGiftCardEnd(new Date(refundedAt)).toISOString()).toBe(end)
})
