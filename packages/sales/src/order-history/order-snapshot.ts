import type { LoadedOrder } from '@shop/api-client/contract/user-orders'
import { CANCELLATIONS, type OrderEntry } from '@shop/api-client/office/order-entry'
import type { Order } from '@shop/domain/order/order'
import type { Sql } from '@shop/engine/db/database'
import { orderAftermath } from '../after-sales/order-aftermath.ts'
import { eventsOfOrder, type OrderEvent } from '../orders/order-desk-store.ts'
import { orderTrace } from '../orders/order-history-store.ts'
import { orderById } from '../orders/order-lookup-store.ts'

/** Items that nobody gets any more, by their keys. */
type Cancellation = { at: string; items: string[] }

/** An order with what has happened to it, and nothing of what may happen. */
export type OrderSnapshot = Pick<
  LoadedOrder,
  'order' | 'history' | 'itemStates' | 'parcels' | 'refunds' | 'returns'
> & { cancellations: Cancellation[] }

/** An order as it is now, for whoever may know of it; null for an unknown one. */
export async function orderSnapshot(sql: Sql, orderId: string, now: Date): Promise<OrderSnapshot | null> {
  const order = await orderById(sql, orderId)
  if (order === null) return null
  const { history, itemStates } = await orderTrace(sql, orderId)
  const { parcels, refunds, returns } = await orderAftermath(sql, order, { now, maySelfCancel: false })
  const cancellations = cancellationsOf(order, await eventsOfOrder(sql, orderId))
  return { order, history, itemStates, parcels, refunds, returns, cancellations }
}

/** An order that walks through several states at once has noted the same cancellation with each of them. */
function cancellationsOf({ packages }: Order, events: readonly OrderEvent[]): Cancellation[] {
  const keys = packages.flatMap(({ items }) => items.map(({ key }) => key))
  const found = new Map<string, Cancellation>()
  for (const { at, entry } of events) {
    if (entry === null || !isCancellation(entry)) continue
    const items = entry.positions.map((position) => keys[position - 1] ?? '')
    found.set(`${at.getTime()} ${entry.positions.join(' ')}`, { at: at.toISOString(), items })
  }
  return [...found.values()]
}

function isCancellation(
  entry: OrderEntry,
): entry is Extract<OrderEntry, { code: (typeof CANCELLATIONS)[number] }> {
  return CANCELLATIONS.some((code) => code === entry.code)
}
