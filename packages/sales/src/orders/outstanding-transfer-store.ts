import type { Sql } from '@shop/engine/db/database'
import { orders, paymentEvents, payments } from '@shop/engine/db/schema/orders'
import { and, asc, desc, eq, inArray, sql as raw } from 'drizzle-orm'

/** What has to be transferred by hand, and what was. */
const KINDS = ['byHand', 'transferred']

const outstanding = raw<string>`sum(case when ${paymentEvents.kind} = 'byHand' then ${paymentEvents.amount} else -${paymentEvents.amount} end)`

/** A refund that has to be transferred by hand; minor units. */
export type OutstandingTransfer = {
  paymentId: string
  key: (typeof payments.$inferSelect)['key']
  amount: number
}

/** The outstanding transfers of an order, by payment. */
export async function outstandingTransfers(sql: Sql, orderId: string): Promise<OutstandingTransfer[]> {
  const rows = await sql
    .select({ paymentId: payments.id, key: payments.key, amount: outstanding })
    .from(paymentEvents)
    .innerJoin(payments, eq(payments.id, paymentEvents.paymentId))
    .where(and(eq(payments.orderId, orderId), inArray(paymentEvents.kind, KINDS)))
    .groupBy(payments.id, payments.key)
    .having(raw`${outstanding} > 0`)
    .orderBy(desc(payments.key), asc(payments.id))
  return rows.map((row) => ({ ...row, amount: Number(row.amount) }))
}

/** Those of some orders that have outstanding transfers, with when the latest came up, ISO. */
export async function outstandingAmong(sql: Sql, orderIds: readonly string[]): Promise<Map<string, string>> {
  const since = raw<string>`extract(epoch from max(${paymentEvents.at}) filter (where ${paymentEvents.kind} = 'byHand'))`
  const rows = await sql
    .select({ id: payments.orderId, since })
    .from(paymentEvents)
    .innerJoin(payments, eq(payments.id, paymentEvents.paymentId))
    .where(and(inArray(payments.orderId, [...orderIds]), inArray(paymentEvents.kind, KINDS)))
    .groupBy(payments.orderId)
    .having(raw`${outstanding} > 0`)
  return new Map(rows.map((row) => [row.id, new Date(Number(row.since) * 1000).toISOString()]))
}

/** The ids of all that have outstanding transfers, as part of another query. */
export function owingTransfers(sql: Sql) {
  return sql
    .select({ id: payments.orderId })
    .from(paymentEvents)
    .innerJoin(payments, eq(payments.id, paymentEvents.paymentId))
    .where(inArray(paymentEvents.kind, KINDS))
    .groupBy(payments.orderId)
    .having(raw`${outstanding} > 0`)
}

/** Orders with outstanding transfers, the oldest first. */
export async function ordersWithTransfers(sql: Sql, limit: number) {
  const rows = await sql
    .select({
      number: orders.number,
      placedAt: orders.placedAt,
      currency: orders.currency,
      email: orders.email,
      keys: raw<string>`string_agg(distinct ${payments.key}, ', ')`,
      amount: outstanding,
    })
    .from(paymentEvents)
    .innerJoin(payments, eq(payments.id, paymentEvents.paymentId))
    .innerJoin(orders, eq(orders.id, payments.orderId))
    .where(inArray(paymentEvents.kind, KINDS))
    .groupBy(orders.id)
    .having(raw`${outstanding} > 0`)
    .orderBy(asc(orders.placedAt), asc(orders.number))
    .limit(limit)
  return rows.map((row) => ({ ...row, amount: Number(row.amount) }))
}
