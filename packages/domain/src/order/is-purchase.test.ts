import { expect, test } from 'vitest'
import { isPurchase } from './is-purchase.ts'
import { ORDER_STATES } from './order.ts'

test('an order is a purchase from its confirmation on, unless it was cancelled', () => {
  expect(ORDER_STATES.filter((state) => !isPurchase(state))).toEqual([
    'pending_payment',
    'payment_failed',
    'cancelled',
  ])
})
