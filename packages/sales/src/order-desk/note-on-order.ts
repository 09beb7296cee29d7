import type { Sql } from '@shop/engine/db/database'
import { lockForDesk, noteOrderEvent } from '../orders/order-desk-store.ts'

type Noting = { number: string; text: string; by: string; now: Date }

/** Adds an internal note to an order; shoppers do not see it. */
export async function noteOnOrderIn(sql: Sql, { number, text, by, now }: Noting): Promise<void> {
  const { order } = await lockForDesk(sql, number)
  await noteOrderEvent(sql, { orderId: order.id, state: order.state, by, note: text, now })
}
