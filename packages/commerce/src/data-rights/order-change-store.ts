import type { OrderEntryCode } from '@shop/api-client/office/order-entry'
import type { Sql } from '@shop/engine/db/database'
import { orderEvents, orders } from '@shop/engine/db/schema/orders'
import { and, eq, exists, gte, inArray, sql as raw, type SQL } from 'drizzle-orm'

/** What is written beside an order: neither its goods nor its money nor anybody's claim has changed by it. */
const BESIDE: readonly OrderEntryCode[] = ['noted', 'mailSentAgain', 'pointsPostedAgain', 'paymentReminded']

const CODE = raw`coalesce(${orderEvents.entry}->>'code', '')`
const isChange = raw`(${orderEvents.from} is distinct from ${orderEvents.to} or ${CODE} not in (${raw.join(
  BESIDE.map((code) => raw`${code}`),
  raw`, `,
)}))`

/**
 * When goods, money or the state of these orders changed last, ISO: what retention counts from. `updatedAt` of an order
 * is something else: the moment for whoever polls, and a remark is news to them, too.
 *
 * @see eu-duties C-30
 */
export async function lastChanges(sql: Sql, orderIds: readonly string[]): Promise<Map<string, string>> {
  const rows = await sql
    .select({ id: orderEvents.orderId, at: raw<string>`extract(epoch from max(${orderEvents.at}))` })
    .from(orderEvents)
    .where(and(inArray(orderEvents.orderId, [...orderIds]), isChange))
    .groupBy(orderEvents.orderId)
  return new Map(rows.map(({ id, at }) => [id, new Date(Number(at) * 1000).toISOString()]))
}

/** Whether an order has changed like that from a moment on, as part of a query on orders. */
export function hasChangedSince(sql: Sql, moment: Date): SQL {
  return exists(
    sql
      .select({ id: orderEvents.id })
      .from(orderEvents)
      .where(and(eq(orderEvents.orderId, orders.id), gte(orderEvents.at, moment), isChange)),
  )
}
