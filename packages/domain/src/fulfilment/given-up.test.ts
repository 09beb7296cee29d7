import { expect, test } from 'vitest'
import type { OrderState } from '../order/order.ts'
import { isGivenUp, isPurchased, isSettled } from './given-up.ts'

test.each<[OrderState, boolean, boolean]>([
  ['confirmed', false, false],
  ['in_fulfilment', false, false],
  ['shipped', false, false],
  ['delivered', false, false],
  ['withdrawn', true, false],
  ['cancelled', true, true],
  ['returned', true, true],
  ['refunded', true, true],
])('an item that is %s is given up: %s, and settled: %s', (state, givenUp, settled) => {
  expect([isGivenUp(state), isSettled(state)]).toEqual([givenUp, settled])
})

test.each([
  ['an article', null, 1999, true],
  ['an article that a voucher made free', null, 0, true],
  ['a gift that costs a little', 'vase', 100, true],
  ['a gift', 'vase', 0, false],
])('%s was bought: %s', (_, giftOf, total, purchased) => {
  expect(isPurchased({ giftOf, total })).toBe(purchased)
})
