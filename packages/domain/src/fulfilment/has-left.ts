import type { OrderState } from '../order/order.ts'

const LEFT: readonly OrderState[] = ['shipped', 'delivered', 'withdrawn', 'returned', 'refunded']

/** Whether goods in this state have been shipped: only then can they be reviewed or complained about. */
export function hasLeft(state: OrderState): boolean {
  return LEFT.includes(state)
}
