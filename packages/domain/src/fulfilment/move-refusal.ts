import type { Order } from '../order/order.ts'
import type { ItemMove, ItemMoveInput, PlacedItem } from './item-move.ts'

const VERBS: Record<ItemMoveInput['to'], string> = { shipped: 'sent', cancelled: 'cancelled' }

/**
 * Why items cannot be sent or cancelled, and what state they are in: a sentence for operators.
 *
 * @see product §4 "Order"
 */
export function moveRefusal(
  order: Pick<Order, 'number' | 'state'>,
  items: readonly Pick<PlacedItem, 'position' | 'state'>[],
  { to, reason, positions }: Extract<ItemMove, { type: 'refused' }> & Pick<ItemMoveInput, 'to'>,
): string {
  if (reason === 'unknown')
    return `Order ${order.number} has items 1 to ${items.length}, and none at ${positions.join(', ')}.`
  if (reason === 'nothing')
    return `Order ${order.number} is ${order.state}: nothing of it can be ${VERBS[to]}.`
  const stuck = items.filter(({ position }) => positions.includes(position))
  const said = stuck.map(({ position, state }) => `item ${position} is ${state}`).join(', ')
  return `Order ${order.number}: ${said}, and cannot be ${VERBS[to]} any more.`
}
