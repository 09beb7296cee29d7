import { expect, test } from 'vitest'
import { firstLinkEnd, mailedLinkEnd, reservationEnd } from './order-periods.ts'

test('stock is held for a quarter of an hour', () => {
  expect(reservationEnd(new Date('2026-11-21T23:50:00Z'))).toBe('2026-11-22T00:05:00.000Z')
})

test('the link to the thank-you page opens its order for 90 days', () => {
  expect(firstLinkEnd(new Date('2026-11-21T08:00:00Z'))).toEqual(new Date('2027-02-19T08:00:00Z'))
})

test.each([
  ['2026-11-21T08:00:00Z', '2029-12-21T08:00:00Z'],
  ['2026-12-15T23:59:59Z', '2030-01-15T23:59:59Z'],
  // A month that lacks the day makes the link live a little longer, never less long.
  ['2026-01-31T12:00:00Z', '2029-03-03T12:00:00Z'],
  ['2028-02-29T00:00:00Z', '2031-03-29T00:00:00Z'],
])('a link that was mailed at %s opens the order until %s', (mailedAt, end) => {
  expect(mailedLinkEnd(new Date(mailedAt))).toEqual(new Date(end))
})

test.each([
  ['may still be withdrawn by law', 14],
  ['may still be given back by promise', 30],
  ['may still be complained about', 2 * 365],
  ['may still be complained about after a repair', 3 * 365],
])('as long as what came a month after its mail %s, the link opens the order', (_, days) => {
  const mailedAt = new Date('2026-11-21T08:00:00Z')
  const lastDay = new Date(mailedAt.valueOf() + (30 + days) * 24 * 60 * 60 * 1000)

  expect(mailedLinkEnd(mailedAt) > lastDay).toBe(true)
})
