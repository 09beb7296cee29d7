import type { OrderState } from '../order/order.ts'

const SETTLED: readonly OrderState[] = ['cancelled', 'returned', 'refunded']

/** Whether an item is over for both sides: it never left, or it is back. @see product §4 "Order" */
export function isSettled(state: OrderState): boolean {
  return SETTLED.includes(state)
}

/** Whether an item is not bought any more; it may still be on its way back. @see product §4 "Order" */
export function isGivenUp(state: OrderState): boolean {
  return state === 'withdrawn' || isSettled(state)
}

/**
 * Whether an item of an order was bought, as opposed to a gift that cost nothing. A gift that has left the house stays
 * with its shopper: it holds up neither the shipping money nor the end of an order whose purchases all went back.
 *
 * @see product §6 "automatic gift"; docs/decisions "Orders and stock"
 */
export function isPurchased({ giftOf, total }: { giftOf: string | null; total: number }): boolean {
  return giftOf === null || total > 0
}
