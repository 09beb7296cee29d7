import { expect, test } from 'vitest'
import { anOrder } from '../testing/an-order.ts'
import { grossOf } from './gross-of.ts'
import { type RefundAmount, refundAmount, refundBesidesCards } from './refund-amount.ts'

const order = anOrder()
const gross = grossOf(order)

test.each<[string, number, number | null, RefundAmount]>([
  ['everything', 0, null, { type: 'refund', amount: gross, left: gross, isAll: true }],
  ['everything by its amount', 0, gross, { type: 'refund', amount: gross, left: gross, isAll: true }],
  ['a part', 0, 500, { type: 'refund', amount: 500, left: gross, isAll: false }],
  ['the rest', 500, null, { type: 'refund', amount: gross - 500, left: gross - 500, isAll: true }],
  ['a part of the rest', 500, 100, { type: 'refund', amount: 100, left: gross - 500, isAll: false }],
  ['more than the rest', 500, gross, { type: 'tooMuch', left: gross - 500 }],
  ['nothing', 0, 0, { type: 'nothingLeft' }],
  ['less than nothing', 0, -100, { type: 'nothingLeft' }],
  ['everything once more', gross, null, { type: 'nothingLeft' }],
  ['a part of nothing', gross, 100, { type: 'nothingLeft' }],
])('%s goes back', (_, before, wanted, expected) => {
  expect(refundAmount(order, { before, wanted })).toEqual(expected)
})

test.each([
  ['what is left besides', { amount: 6000, left: 10_000 }, 4000, { most: 6000, takes: 'nothing' }],
  ['a cent more', { amount: 6001, left: 10_000 }, 4000, { most: 6000, takes: 'part' }],
  ['a cent less than all', { amount: 9999, left: 10_000 }, 4000, { most: 6000, takes: 'part' }],
  ['all', { amount: 10_000, left: 10_000 }, 4000, { most: 6000, takes: 'all' }],
  ['all, without any card', { amount: 10_000, left: 10_000 }, 0, { most: 10_000, takes: 'nothing' }],
  ['a part of less than the cards', { amount: 1000, left: 3000 }, 4000, { most: 0, takes: 'part' }],
  ['all of less than the cards', { amount: 3000, left: 3000 }, 4000, { most: 0, takes: 'all' }],
])('of gift cards that were bought, %s takes', (_, wanted, worth, expected) => {
  expect(refundBesidesCards(wanted, worth)).toEqual(expected)
})
