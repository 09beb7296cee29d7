import type { OrderState } from '@shop/domain/order/order'
import type { Sql } from '@shop/engine/db/database'
import { orders } from '@shop/engine/db/schema/orders'
import { outbox } from '@shop/engine/db/schema/system'
import { MAIL_TOPIC } from '@shop/mail/outbox/outbox-store'
import { and, count, desc, eq, inArray, isNotNull, isNull } from 'drizzle-orm'
import { FOUND, type FoundOrder } from '../orders/find-orders-store.ts'
import { ordersWithTransfers } from '../orders/outstanding-transfer-store.ts'

/** States in which an order waits for somebody here; finished ones grow without end and are not counted. */
const WAITING: OrderState[] = ['confirmed', 'in_fulfilment', 'pending_payment', 'payment_failed']
const MOST_TRANSFERS = 100

/** How much waits: orders by state, transfers by hand, mails that were given up. */
export async function deskCounts(
  sql: Sql,
): Promise<{ counts: { state: OrderState; count: number }[]; transfers: number; deadMails: number }> {
  const rows = await sql
    .select({ state: orders.state, count: count() })
    .from(orders)
    .where(inArray(orders.state, WAITING))
    .groupBy(orders.state)
  const [dead] = await sql
    .select({ count: count() })
    .from(outbox)
    .where(and(eq(outbox.topic, MAIL_TOPIC), isNull(outbox.doneAt), isNotNull(outbox.deadAt)))
  const counts = WAITING.map((state) => ({
    state,
    count: rows.find((row) => row.state === state)?.count ?? 0,
  }))
  const transfers = (await ordersWithTransfers(sql, MOST_TRANSFERS)).length
  return { counts, transfers, deadMails: dead?.count ?? 0 }
}

/** The newest orders, of one state or of all. */
export async function newestOrders(
  sql: Sql,
  { state, limit }: { state: OrderState | null; limit: number },
): Promise<FoundOrder[]> {
  return sql
    .select(FOUND)
    .from(orders)
    .where(state === null ? undefined : eq(orders.state, state))
    .orderBy(desc(orders.placedAt), desc(orders.number))
    .limit(limit)
}
