import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  firstLinkEnd,
  isReturnable,
  isWithdrawable,
  mailedLinkEnd,
  reservationEnd,
  returnsEnd,
} from './order-periods.ts'

test('stock is held for a quarter of an hour', () => {
  expect(reservationEnd(new Date('2026-11-21T23:50:00Z'))).toBe('2026-11-22T00:05:00.000Z')
})

test.each([
  [null, true, false],
  ['2026-11-21T08:00:00Z', true, true],
  ['2026-11-07T08:00:00Z', true, true],
  ['2026-11-06T23:59:00Z', false, true],
  ['2026-10-22T08:00:00Z', false, true],
  ['2026-10-21T23:59:00Z', false, false],
])('delivered at %s it can be withdrawn: %s, returned: %s', (deliveredAt, withdrawable, returnable) => {
  const now = new Date('2026-11-21T12:00:00Z')

  expect(isWithdrawable(deliveredAt, now)).toBe(withdrawable)
  expect(isReturnable(deliveredAt, 30, now)).toBe(returnable)
})

test('the shop’s promise never ends before the law’s', () => {
  expect(isReturnable('2026-11-07T08:00:00Z', 7, new Date('2026-11-21T12:00:00Z'))).toBe(true)
})

test.each([
  ['2026-11-21T08:00:00Z', 30, '2026-12-22T00:00:00Z'],
  ['2026-11-21T23:59:59Z', 14, '2026-12-06T00:00:00Z'],
  ['2026-11-21T00:00:00Z', 7, '2026-12-06T00:00:00Z'],
])('what was delivered at %s with %i days cannot come back from %s on', (deliveredAt, days, end) => {
  expect(returnsEnd(deliveredAt, days)).toEqual(new Date(end))
})

test('goods can be returned, or withdrawn from, up to that moment and not a millisecond longer', () => {
  const noon = Date.parse('2026-11-21T12:00:00Z')
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1e10 }), fc.integer({ min: 0, max: 100 }), (later, days) => {
      const deliveredAt = new Date(noon + later).toISOString()
      const end = returnsEnd(deliveredAt, days)
      const before = new Date(end.getTime() - 1)

      expect(isReturnable(deliveredAt, days, before)).toBe(true)
      expect(isReturnable(deliveredAt, days, end) || isWithdrawable(deliveredAt, end)).toBe(false)
    }),
  )
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
