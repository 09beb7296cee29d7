import { expect, test } from 'vitest'
import { isReturnable, isWithdrawable, reservationEnd } from './order-periods.ts'

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
  expect(isReturnable(deliveredAt, now)).toBe(returnable)
})
