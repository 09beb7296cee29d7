import { expect, test } from 'vitest'
import { discountOn, giftDiscountOn } from './discount-on.ts'
import type { Discount } from './promotion.ts'

test.each<[number, Discount['type'], number, number]>([
  [10_000, 'relative', 10, 1000],
  [999, 'relative', 50, 500],
  [1999, 'relative', 33.3, 666],
  [500, 'relative', 150, 500],
  [500, 'relative', -10, 0],
  [10_000, 'absolute', 1000, 1000],
  [500, 'absolute', 1000, 500],
  [500, 'absolute', -1, 0],
  [0, 'relative', 100, 0],
])('%i less %s %d is %i off', (amount, type, value, off) => {
  expect(discountOn(amount, { type, value })).toBe(off)
})

test.each<[string, number, number, Discount['type'], number, number]>([
  ['half off leaves the contribution whole', 1030, 30, 'relative', 50, 500],
  ['an amount is taken off the goods', 1030, 30, 'absolute', 200, 200],
  ['free is free, the contribution with it', 1030, 30, 'relative', 100, 1030],
  ['so is an amount as high as the goods', 1030, 30, 'absolute', 1000, 1030],
  ['without a contribution', 1000, 0, 'relative', 50, 500],
])('of a gift, %s', (_, price, contribution, type, value, off) => {
  expect(giftDiscountOn(price, contribution, { type, value })).toBe(off)
})
