import { expect, test } from 'vitest'
import { hasLeft } from './has-left.ts'

test.each([
  ['pending_payment', false],
  ['payment_failed', false],
  ['confirmed', false],
  ['in_fulfilment', false],
  ['cancelled', false],
  ['shipped', true],
  ['delivered', true],
  ['withdrawn', true],
  ['returned', true],
  ['refunded', true],
] as const)('goods that are %s have left: %s', (state, expected) => {
  expect(hasLeft(state)).toBe(expected)
})
