import { expect, test } from 'vitest'
import type { OrderState } from '../order/order.ts'
import { leavesNothing } from './leaves-nothing.ts'

test.each<[string, [OrderState, OrderState, OrderState], number[], boolean]>([
  ['both purchases', ['confirmed', 'confirmed', 'confirmed'], [1, 2], true],
  ['both purchases and the gift', ['confirmed', 'confirmed', 'confirmed'], [1, 2, 3], true],
  ['one of two', ['confirmed', 'confirmed', 'confirmed'], [1], false],
  ['the last after one that was cancelled', ['cancelled', 'confirmed', 'confirmed'], [2], true],
  ['the last after one that came back', ['refunded', 'confirmed', 'confirmed'], [2], true],
  ['the last beside one that is on its way back', ['withdrawn', 'confirmed', 'confirmed'], [2], false],
  ['the last beside one that was sent', ['shipped', 'confirmed', 'confirmed'], [2], false],
  ['both purchases, their gift being with the shopper', ['confirmed', 'confirmed', 'shipped'], [1, 2], true],
  ['the gift, after both purchases', ['cancelled', 'cancelled', 'confirmed'], [3], false],
  ['nothing', ['confirmed', 'confirmed', 'confirmed'], [], false],
])('cancelling %s', (_, [first, second, gift], positions, isLast) => {
  const items = [
    { position: 1, state: first, giftOf: null, total: 2000 },
    { position: 2, state: second, giftOf: null, total: 3000 },
    { position: 3, state: gift, giftOf: 'rattle', total: 0 },
  ]

  expect(leavesNothing(items, positions)).toBe(isLast)
})
