import { isPurchased, isSettled } from './given-up.ts'
import type { PlacedItem } from './item-move.ts'

/**
 * Whether these positions are the last purchases of an order that are not settled. Free gifts do not count.
 *
 * @see product §4 "Order"; docs/decisions "Orders and stock"
 */
export function leavesNothing(items: readonly PlacedItem[], positions: readonly number[]): boolean {
  const bought = items.filter(isPurchased)
  const goes = ({ position }: PlacedItem) => positions.includes(position)
  return bought.some(goes) && bought.every((item) => goes(item) || isSettled(item.state))
}
