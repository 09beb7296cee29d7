import type { OrderState } from '../order/order.ts'

const LEFT: readonly OrderState[] = ['shipped', 'delivered', 'withdrawn', 'returned', 'refunded']

/**
 * Whether goods in this state are no longer waiting in the warehouse. What was withdrawn before it was sent counts as well:
 * whether something was sent its parcels say.
 */
export function hasLeft(state: OrderState): boolean {
  return LEFT.includes(state)
}
