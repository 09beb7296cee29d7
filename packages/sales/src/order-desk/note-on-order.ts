import type { OrderEntry } from '@shop/api-client/office/order-entry'
import type { Sql } from '@shop/engine/db/database'
import { lockForDesk, noteOrderEvent } from '../orders/order-desk-store.ts'

type Noting = { number: string; entry: OrderEntry; by: string; now: Date }

/** Adds an entry to the history of an order that stays as it is; shoppers do not see it. */
export async function noteOnOrderIn(sql: Sql, { number, entry, by, now }: Noting): Promise<void> {
  const { order } = await lockForDesk(sql, number)
  await noteOrderEvent(sql, { orderId: order.id, state: order.state, by, entry, now })
}
