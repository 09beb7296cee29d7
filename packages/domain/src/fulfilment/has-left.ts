import type { OrderState } from '../order/order.ts'

const LEFT: readonly OrderState[] = ['shipped', 'delivered', 'withdrawn', 'returned', 'refunded']

/** Whether goods in this state have been on their way: only then can somebody say what they are like. */
export function hasLeft(state: OrderState): boolean {
  return LEFT.includes(state)
}
