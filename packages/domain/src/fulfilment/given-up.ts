import type { OrderState } from '../order/order.ts'

const SETTLED: readonly OrderState[] = ['cancelled', 'returned', 'refunded']

/** Whether an item is settled for both sides: never shipped, or returned. @see product §4 "Order" */
export function isSettled(state: OrderState): boolean {
  return SETTLED.includes(state)
}

/** Whether the purchase of an item was undone; it may still be on its way back. @see product §4 "Order" */
export function isGivenUp(state: OrderState): boolean {
  return state === 'withdrawn' || isSettled(state)
}

/**
 * Whether an item of an order was bought, as opposed to a free gift. A gift that was shipped stays with the shopper: it
 * delays neither the refund of shipping nor the end of an order whose purchases were all returned.
 *
 * @see product §6 "automatic gift"; docs/decisions "Orders and stock"
 */
export function isPurchased({ giftOf, total }: { giftOf: string | null; total: number }): boolean {
  return giftOf === null || total > 0
}
