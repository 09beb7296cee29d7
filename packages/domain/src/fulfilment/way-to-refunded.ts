import type { OrderState } from '../order/order.ts'
import { mayChangeOrder } from './transitions.ts'

/**
 * The states that an order walks through when the last of it is back, a withdrawal by its own where it may; none when it
 * cannot be refunded.
 *
 * @see product §4 "Order"
 */
export function wayToRefunded(state: OrderState, how: 'withdrawn' | 'returned' = 'returned'): OrderState[] {
  const first = [how, 'returned', 'withdrawn'] as const
  const step = first.find((next) => mayChangeOrder(state, next))
  if (step !== undefined) return [step, 'refunded']
  return mayChangeOrder(state, 'refunded') ? ['refunded'] : []
}
