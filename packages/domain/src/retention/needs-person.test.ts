import { expect, test } from 'vitest'
import { markets } from '../market/markets.ts'
import type { OrderState } from '../order/order.ts'
import { type Aftermath, needsPerson } from './needs-person.ts'

const NOW = new Date('2026-11-20T12:00:00Z')
const NOTHING: Aftermath = { openSince: null, awaitedSince: null, doneAt: null }
const PROMISED = { returnDays: 30, place: markets['de-de'], aftermath: NOTHING }

test.each<[OrderState, string, boolean]>([
  ['pending_payment', '2020-01-01T00:00:00Z', true],
  ['confirmed', '2020-01-01T00:00:00Z', true],
  ['in_fulfilment', '2020-01-01T00:00:00Z', true],
  ['shipped', '2026-10-21T00:00:00Z', true],
  ['shipped', '2026-10-20T12:00:00Z', false],
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
  expect(needsPerson({ state, changedAt, owedSince: null, ...PROMISED }, NOW)).toBe(needed)
})

test.each([
  ['2026-11-20T12:00:00Z', true],
  ['2022-11-21T12:00:00Z', true],
  ['2022-11-20T12:00:00Z', false],
])('an order that is over and owes money since %s needs its person: %s', (owedSince, needed) => {
  const changedAt = '2020-01-01T00:00:00Z'

  expect(needsPerson({ state: 'cancelled', changedAt, owedSince, ...PROMISED }, NOW)).toBe(needed)
})

test.each([
  [60, true],
  [14, false],
])(
  'a delivered order needs its person for the %i days in which it may come back: %s',
  (returnDays, needed) => {
    const changedAt = '2026-10-01T12:00:00Z'

    expect(
      needsPerson({ state: 'delivered', changedAt, owedSince: null, ...PROMISED, returnDays }, NOW),
    ).toBe(needed)
  },
)

// Neither a complaint nor a partial withdrawal changes its order: both were forgotten while somebody waited for an answer.
test.each<[OrderState, Partial<Aftermath>, boolean]>([
  ['delivered', { openSince: '2026-11-20T12:00:00Z' }, true],
  ['refunded', { openSince: '2026-11-20T12:00:00Z' }, true],
  ['delivered', { openSince: '2022-11-21T12:00:00Z' }, true],
  ['delivered', { openSince: '2022-11-20T12:00:00Z' }, false],
  ['delivered', { doneAt: '2026-10-21T00:00:00Z' }, true],
  ['delivered', { doneAt: '2026-10-20T12:00:00Z' }, false],
  ['refunded', { doneAt: '2026-11-20T12:00:00Z' }, false],
])('an order that is %s and had %o needs its person: %s', (state, aftermath, needed) => {
  const changedAt = '2026-01-01T12:00:00Z'
  const left = { state, changedAt, owedSince: null, ...PROMISED, aftermath: { ...NOTHING, ...aftermath } }

  expect(needsPerson(left, NOW)).toBe(needed)
})

// A return that was announced and never sent kept its person for four years.
test.each<[OrderState, string, boolean]>([
  ['delivered', '2026-11-20T12:00:00Z', true],
  ['withdrawn', '2026-10-07T12:00:00Z', true],
  ['withdrawn', '2026-10-07T11:59:00Z', false],
  ['refunded', '2026-10-07T12:00:00Z', true],
  ['refunded', '2026-10-07T11:59:00Z', false],
])('an order that is %s and awaits goods since %s needs its person: %s', (state, awaitedSince, needed) => {
  const changedAt = '2026-01-01T12:00:00Z'
  const left = { state, changedAt, owedSince: null, ...PROMISED, aftermath: { ...NOTHING, awaitedSince } }

  expect(needsPerson(left, NOW)).toBe(needed)
})
