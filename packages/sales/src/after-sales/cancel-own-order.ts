import { type Cancelling, cancelOwnOrder } from '@shop/api-client/contract/after-sales'
import { problem } from '@shop/api-client/contract/problem'
import type { Order } from '@shop/domain/order/order'
import type { Sql } from '@shop/engine/db/database'
import { onSession } from '../on.ts'
import { type CancelInput, cancelOrderIn } from '../order-desk/cancel-order.ts'
import { OrderRefusal } from '../orders/order-refusal.ts'
import { requireOrder } from './order-access.ts'

/** Thrown to undo what a preview has tried out, so that it says exactly what would happen. */
class Tried extends Error {
  readonly outcome: Cancelling
  constructor(outcome: Cancelling) {
    super('This was only tried out.')
    this.outcome = outcome
  }
}

/**
 * Cancels one's own order as an operator would, where the shop allows it. A preview does the same and rolls it back.
 *
 * @see product §4 "Order"; spec §6 "cancelOrder"
 */
export const cancelOwnOrderHandler = onSession(cancelOwnOrder).answer(async (asked, context) => {
  const { shop, services, now } = context
  if (!shop.features.cancelOrder)
    throw problem(404, 'not_found', 'In this shop orders are cancelled by customer service.')
  const order = await requireOrder(context, asked)
  const positions = asked.items === null ? null : positionsOf(order, asked.items)
  const input = { number: order.number, by: 'shopper', note: null, now, positions }
  try {
    const outcome = await context.inOneCommit(async (sql) => {
      const cancelled = await cancelledItems(sql, order, input)
      if (asked.preview) throw new Tried(cancelled)
      return cancelled
    })
    services.stockChanged(variantsOf(order, outcome.items))
    return outcome
  } catch (thrown) {
    if (thrown instanceof Tried) return thrown.outcome
    if (thrown instanceof OrderRefusal) throw problem(409, 'cancel_too_late', thrown.message)
    throw thrown
  }
})

async function cancelledItems(sql: Sql, order: Order, input: CancelInput): Promise<Cancelling> {
  const { positions, amount, shares } = await cancelOrderIn(sql, input)
  const items = itemsOf(order)
  return {
    items: positions.flatMap((position) => items[position - 1]?.key ?? []),
    amount,
    shares: shares.map(({ key, way, amount: share }) => ({ key, way, amount: share })),
  }
}

/** Positions of items by their keys. Throws 422 for a key that the order has not. */
export function positionsOf(order: Order, keys: readonly string[]): number[] {
  const items = itemsOf(order)
  return keys.map((key, index) => {
    const position = items.findIndex((item) => item.key === key) + 1
    if (position > 0) return position
    throw problem(422, 'input_invalid', `Order ${order.number} has no item ${key}.`, [
      { path: `items.${index}`, key: 'order.errors.item', params: {} },
    ])
  })
}

function variantsOf(order: Order, keys: readonly string[]): number[] {
  return itemsOf(order).flatMap(({ key, variant }) => (keys.includes(key) ? variant.id : []))
}

function itemsOf({ packages }: Order) {
  return packages.flatMap(({ items }) => items)
}
