import { expect, test } from 'vitest'
import type { OrderState } from '../order/order.ts'
import { needsPerson } from './needs-person.ts'

const NOW = new Date('2026-11-21T12:00:00Z')

test.each<[OrderState, string, boolean]>([
  ['pending_payment', '2020-01-01T00:00:00Z', true],
  ['confirmed', '2020-01-01T00:00:00Z', true],
  ['in_fulfilment', '2020-01-01T00:00:00Z', true],
  ['shipped', '2026-10-22T12:00:00Z', true],
  ['shipped', '2026-10-22T11:59:59Z', false],
  ['delivered', '2026-11-20T12:00:00Z', true],
  ['delivered', '2026-10-01T12:00:00Z', false],
  ['withdrawn', '2026-11-20T12:00:00Z', true],
  ['withdrawn', '2026-10-01T12:00:00Z', false],
  ['returned', '2026-11-20T12:00:00Z', true],
  ['returned', '2026-10-01T12:00:00Z', false],
  ['payment_failed', '2026-11-21T12:00:00Z', false],
  ['cancelled', '2026-11-21T12:00:00Z', false],
  ['refunded', '2026-11-21T12:00:00Z', false],
])('%s since %s needs its person: %s', (state, changedAt, needed) => {
  expect(needsPerson({ state, changedAt, isOwed: false, returnDays: 30 }, NOW)).toBe(needed)
})

test.each([
  ['2026-11-21T12:00:00Z', true],
  ['2022-11-22T12:00:00Z', true],
  ['2022-11-21T12:00:00Z', false],
])('an order that is over since %s and owes money needs its person: %s', (changedAt, needed) => {
  expect(needsPerson({ state: 'cancelled', changedAt, isOwed: true, returnDays: 30 }, NOW)).toBe(needed)
})

test.each([
  [60, true],
  [14, false],
])(
  'a delivered order needs its person for the %i days in which it may come back: %s',
  (returnDays, needed) => {
    const changedAt = '2026-10-01T12:00:00Z'

    expect(needsPerson({ state: 'delivered', changedAt, isOwed: false, returnDays }, NOW)).toBe(needed)
  },
)
