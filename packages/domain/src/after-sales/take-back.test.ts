import { expect, test } from 'vitest'
import { markets } from '../market/markets.ts'
import type { OrderState } from '../order/order.ts'
import { takeBack } from './take-back.ts'

const place = markets['de-de']
const delivered = { deliveredAt: '2026-11-02T10:00:00.000Z', returnDays: 30, place }
const AWAY = { deliveredAt: null, returnDays: 30, place }
const on = (day: string) => new Date(`${day}T09:00:00Z`)
const goods = (state: OrderState, fields: Partial<Parameters<typeof takeBack>[0]> = {}) => ({
  state,
  quantity: 2,
  given: 0,
  isPersonalised: false,
  ...fields,
})

test.each<[OrderState, string]>([
  ['pending_payment', 'unpaid'],
  ['payment_failed', 'unpaid'],
  ['cancelled', 'done'],
  ['refunded', 'done'],
])('of an item that is %s nothing comes back: %s', (state, why) => {
  expect(takeBack(goods(state), AWAY, on('2026-11-02'))).toEqual({ type: 'impossible', why })
})

test('what has not left is called back, personalised or not', () => {
  const item = goods('confirmed', { isPersonalised: true })

  expect(takeBack(item, AWAY, on('2026-11-02'))).toMatchObject({ how: 'recall', units: 2 })
})

test('what is on its way may be withdrawn, and the period has not begun', () => {
  expect(takeBack(goods('shipped'), AWAY, on('2027-06-01'))).toEqual({
    type: 'possible',
    how: 'law',
    units: 2,
    until: null,
  })
})

test.each([
  ['2026-11-16T22:59:00Z', 'law', '2026-11-16'],
  ['2026-11-16T23:01:00Z', 'promise', '2026-12-02'],
  ['2026-12-02T22:59:00Z', 'promise', '2026-12-02'],
])('declared at %s, goods of the second of November come back by %s, until %s', (at, how, until) => {
  expect(takeBack(goods('delivered'), delivered, new Date(at))).toMatchObject({ how, until })
})

test('once the last of thirty days has ended in its own country it is over', () => {
  const at = new Date('2026-12-02T23:01:00Z')

  expect(takeBack(goods('delivered'), delivered, at)).toMatchObject({ why: 'over' })
})

test('declared before it arrived, it is in time', () => {
  expect(takeBack(goods('delivered'), delivered, on('2026-10-30'))).toMatchObject({ how: 'law' })
})

test.each([
  // 1 January is a Friday.
  [60, '2027-01-04', 'promise', '2027-01-04'],
  [14, '2026-11-16', 'law', '2026-11-16'],
])('what was promised with the order counts: %i days', (returnDays, day, how, until) => {
  expect(takeBack(goods('delivered'), { ...delivered, returnDays }, on(day))).toMatchObject({ how, until })
})

test.each([
  [60, '2027-01-05'],
  [14, '2026-11-17'],
])('after the %i days that were promised it is over on %s', (returnDays, day) => {
  expect(takeBack(goods('delivered'), { ...delivered, returnDays }, on(day))).toMatchObject({ why: 'over' })
})

test('what carries a name stays', () => {
  const item = goods('delivered', { isPersonalised: true })

  expect(takeBack(item, delivered, on('2026-11-03'))).toMatchObject({ why: 'personalised' })
})

test.each([
  [1, { type: 'possible', units: 1 }],
  [2, { type: 'impossible', why: 'done' }],
])('of two units %i went back before', (given, expected) => {
  expect(takeBack(goods('delivered', { given }), delivered, on('2026-11-03'))).toMatchObject(expected)
})
