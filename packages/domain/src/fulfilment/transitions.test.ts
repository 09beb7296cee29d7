import fc from 'fast-check'
import { expect, test } from 'vitest'
import { ORDER_STATES, type OrderState, PAYMENT_STATES, type PaymentState } from '../order/order.ts'
import { mayChangeOrder, mayChangePayment, nextOrderState, nextPaymentState } from './transitions.ts'

test.each<[OrderState, string]>([
  ['pending_payment', 'payment_failed confirmed cancelled'],
  ['payment_failed', 'pending_payment cancelled'],
  ['confirmed', 'in_fulfilment cancelled'],
  ['in_fulfilment', 'shipped withdrawn'],
  ['shipped', 'delivered withdrawn returned'],
  ['delivered', 'withdrawn returned'],
  ['cancelled', 'refunded'],
  ['withdrawn', 'returned refunded'],
  ['returned', 'refunded'],
  ['refunded', ''],
])('an order that is %s becomes nothing but: %s', (from, following) => {
  expect(ORDER_STATES.filter((to) => mayChangeOrder(from, to)).join(' ')).toBe(following)
  for (const to of ORDER_STATES)
    expect(nextOrderState(from, to)).toBe(following.split(' ').includes(to) ? to : null)
})

test.each<[PaymentState, string]>([
  ['created', 'authorised captured failed cancelled'],
  ['authorised', 'captured failed cancelled'],
  ['captured', 'refunded'],
  ['failed', ''],
  ['cancelled', ''],
  ['refunded', 'refunded'],
])('a payment that is %s becomes nothing but: %s', (from, following) => {
  expect(PAYMENT_STATES.filter((to) => mayChangePayment(from, to)).join(' ')).toBe(following)
  for (const to of PAYMENT_STATES) {
    expect(nextPaymentState(from, to)).toBe(following.split(' ').includes(to) ? to : null)
  }
})

test('no order that the warehouse has seen is ever cancelled, and no money is given back twice', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...ORDER_STATES), { maxLength: 40 }), (states) => {
      const lived: OrderState[] = ['pending_payment']
      for (const wanted of states) {
        const next = nextOrderState(lived.at(-1) ?? 'pending_payment', wanted)
        if (next) lived.push(next)
      }

      expect(lived.includes('in_fulfilment') && lived.includes('cancelled')).toBe(false)
      expect(lived.filter((state) => state === 'refunded').length).toBeLessThanOrEqual(1)
    }),
  )
})
