import type { OrderState } from '../order/order.ts'
import { mayChangeOrder } from './transitions.ts'

/** The states that an order walks through when the last of it is back; none when it cannot be refunded. @see product §4 "Order" */
export function wayToRefunded(state: OrderState): OrderState[] {
  if (mayChangeOrder(state, 'returned')) return ['returned', 'refunded']
  if (mayChangeOrder(state, 'withdrawn')) return ['withdrawn', 'refunded']
  return mayChangeOrder(state, 'refunded') ? ['refunded'] : []
}
