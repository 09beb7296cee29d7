import { isPurchased, isSettled } from './given-up.ts'
import type { PlacedItem } from './item-move.ts'

/**
 * Whether the last of what was bought goes with these positions: everything else is over already. Gifts that cost
 * nothing neither hold that up nor bring it about.
 *
 * @see product §4 "Order"; docs/decisions "Orders and stock"
 */
export function leavesNothing(items: readonly PlacedItem[], positions: readonly number[]): boolean {
  const bought = items.filter(isPurchased)
  const goes = ({ position }: PlacedItem) => positions.includes(position)
  return bought.some(goes) && bought.every((item) => goes(item) || isSettled(item.state))
}
