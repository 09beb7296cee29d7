import { expect, test } from 'vitest'
import type { OrderState } from '../order/order.ts'
import { ORDER_STATES } from '../order/order.ts'
import { mayChangeOrder } from './transitions.ts'
import { wayToRefunded } from './way-to-refunded.ts'

const WAYS: Record<OrderState, OrderState[]> = {
  pending_payment: [],
  payment_failed: [],
  confirmed: [],
  in_fulfilment: ['withdrawn', 'refunded'],
  shipped: ['returned', 'refunded'],
  delivered: ['returned', 'refunded'],
  cancelled: ['refunded'],
  withdrawn: ['returned', 'refunded'],
  returned: ['refunded'],
  refunded: [],
}

test.each(ORDER_STATES)('an order that is %s', (state) => {
  expect(wayToRefunded(state)).toEqual(WAYS[state])
})

test.each<[OrderState, OrderState[]]>([
  ['shipped', ['withdrawn', 'refunded']],
  ['delivered', ['withdrawn', 'refunded']],
  ['withdrawn', ['returned', 'refunded']],
  ['confirmed', []],
])('an order that is %s and came back by a withdrawal', (state, way) => {
  expect(wayToRefunded(state, 'withdrawn')).toEqual(way)
})

test.each(ORDER_STATES)('every step from %s is legal', (state) => {
  for (const how of ['returned', 'withdrawn'] as const) {
    let at: OrderState = state
    for (const step of wayToRefunded(state, how)) {
      expect(mayChangeOrder(at, step)).toBe(true)
      at = step
    }
  }
})
