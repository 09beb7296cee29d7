import { expect, test } from 'vitest'
import { faceOrder } from './face-order.ts'

test.each([
  ['relevancy', 'relevancy'],
  ['price_asc', 'price_asc'],
  ['price_desc', 'price_asc'],
  ['newest', 'newest'],
  ['discount', 'discount'],
  ['rating', 'rating'],
])('in the order %s the face is the first by %s', (order, first) => {
  expect(faceOrder(order)).toBe(first)
})
