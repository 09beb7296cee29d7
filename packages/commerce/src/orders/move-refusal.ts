import type { ItemMove } from '@shop/domain/order/item-move'
import type { Order } from '@shop/domain/order/order'
import type { DeskItem } from './order-desk-store.ts'
import { OrderRefusal } from './order-refusal.ts'

const VERBS = { shipped: 'sent', cancelled: 'cancelled' } as const

/** Says why items cannot be sent or cancelled, and what state they are in. */
export function moveRefusal(
  order: Order,
  items: readonly DeskItem[],
  { to, reason, positions }: Extract<ItemMove, { type: 'refused' }> & { to: keyof typeof VERBS },
): OrderRefusal {
  if (reason === 'unknown')
    return new OrderRefusal(
      `Order ${order.number} has items 1 to ${items.length}, and none at ${positions.join(', ')}.`,
    )
  if (reason === 'nothing')
    return new OrderRefusal(`Order ${order.number} is ${order.state}: nothing of it can be ${VERBS[to]}.`)
  const stuck = items.filter(({ position }) => positions.includes(position))
  const said = stuck.map(({ position, state }) => `item ${position} is ${state}`).join(', ')
  return new OrderRefusal(`Order ${order.number}: ${said}, and cannot be ${VERBS[to]} any more.`)
}
