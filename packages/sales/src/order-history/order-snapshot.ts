import type { LoadedOrder } from '@shop/api-client/contract/user-orders'
import type { Sql } from '@shop/engine/db/database'
import { orderAftermath } from '../after-sales/order-aftermath.ts'
import { orderTrace } from '../orders/order-history-store.ts'
import { orderById } from '../orders/order-lookup-store.ts'

/** An order with what has happened to it, and nothing of what may happen. */
export type OrderSnapshot = Pick<LoadedOrder, 'order' | 'history' | 'itemStates' | 'parcels' | 'refunds'>

/** An order as it is now, for whoever may know of it; null for an unknown one. */
export async function orderSnapshot(sql: Sql, orderId: string, now: Date): Promise<OrderSnapshot | null> {
  const order = await orderById(sql, orderId)
  if (order === null) return null
  const { history, itemStates } = await orderTrace(sql, orderId)
  const { parcels, refunds } = await orderAftermath(sql, order, { now, maySelfCancel: false })
  return { order, history, itemStates, parcels, refunds }
}
