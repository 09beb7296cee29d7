import type { Country } from '@shop/domain/market/markets'
import type { Sql } from '@shop/engine/db/database'
import { orderReturns, withdrawals } from '@shop/engine/db/schema/after-sales'
import { orderItems, orders } from '@shop/engine/db/schema/orders'
import { texts } from '@shop/engine/db/sent-lists'
import { and, asc, count, desc, eq, isNull, sql as raw, type SQL } from 'drizzle-orm'
import type { OrderReturn } from '../orders/return-store.ts'

export type ReturnOfOrder = OrderReturn & {
  orderNumber: string
  locale: string
  country: Country
  currency: string
  version: number
}

/** Where a page ended: the moment by which the list is ordered, and the id. */
export type ReturnPlace = { at: Date; id: string }

const ROW = {
  row: orderReturns,
  declaredAt: withdrawals.declaredAt,
  orderNumber: orders.number,
  locale: orders.locale,
  currency: orders.currency,
  country: raw<Country>`${orders.shippingAddress} ->> 'country'`,
  version:
    raw<number>`coalesce((select max(order_events.id) from order_events where order_events.order_id = orders.id), 0)`.mapWith(
      Number,
    ),
}

async function returnsWhere(
  sql: Sql,
  { where, by, limit }: { where: SQL | undefined; by: SQL[]; limit: number },
): Promise<ReturnOfOrder[]> {
  const rows = await sql
    .select(ROW)
    .from(orderReturns)
    .innerJoin(orders, eq(orders.id, orderReturns.orderId))
    .leftJoin(withdrawals, eq(withdrawals.number, orderReturns.declaration))
    .where(where)
    .orderBy(...by)
    .limit(limit)
  return rows.map(({ row, ...order }) => ({ ...row, ...order }))
}

type Page = { after: ReturnPlace | null; limit: number }

/** What is expected back, the longest announced first. */
export function announcedReturns(sql: Sql, { after, limit }: Page): Promise<ReturnOfOrder[]> {
  const behind =
    after &&
    raw`(${orderReturns.announcedAt}, ${orderReturns.id}) > (${after.at.toISOString()}::timestamptz, ${after.id})`
  return returnsWhere(sql, {
    where: and(eq(orderReturns.state, 'announced'), behind ?? undefined),
    by: [asc(orderReturns.announcedAt), asc(orderReturns.id)],
    limit,
  })
}

/** What has come, the last first. */
export function receivedReturns(sql: Sql, { after, limit }: Page): Promise<ReturnOfOrder[]> {
  const behind =
    after &&
    raw`(${orderReturns.receivedAt}, ${orderReturns.id}) < (${after.at.toISOString()}::timestamptz, ${after.id})`
  return returnsWhere(sql, {
    where: and(eq(orderReturns.state, 'received'), behind ?? undefined),
    by: [desc(orderReturns.receivedAt), desc(orderReturns.id)],
    limit,
  })
}

/** Returns that a number belongs to: their own, the parcel's that brings them, or the order's; what is expected first. */
export function returnsNumbered(
  sql: Sql,
  { number, order, limit }: { number: string; order: string | null; limit: number },
): Promise<ReturnOfOrder[]> {
  const ids = raw`select id from order_returns where number = ${number}
    union select id from order_returns where upper(tracking_number) = ${number} and tracking_number is not null
    union select order_returns.id from order_returns join orders on orders.id = order_returns.order_id where orders.number = ${order ?? number}`
  return returnsWhere(sql, {
    where: raw`${orderReturns.id} in (${ids})`,
    by: [asc(orderReturns.state), desc(orderReturns.announcedAt), asc(orderReturns.id)],
    limit,
  })
}

/** The order of a number, or of the parcel on its way out that has it: that is what stands on goods nobody took. */
export async function orderOfCode(sql: Sql, code: string): Promise<string | null> {
  const [row] = await sql
    .select({ number: orders.number })
    .from(orders)
    .where(
      raw`${orders.id} in (select id from orders where number = ${code}
        union select order_id from order_parcels where upper(tracking_number) = ${code} and tracking_number is not null)`,
    )
    .limit(1)
  return row?.number ?? null
}

export async function countAnnounced(sql: Sql): Promise<number> {
  const [row] = await sql
    .select({ count: count() })
    .from(orderReturns)
    .where(eq(orderReturns.state, 'announced'))
  return row?.count ?? 0
}

/** Withdrawals that were declared before a moment and whose goods and money are not back, with the place that counts their days. */
export function announcedBefore(
  sql: Sql,
  before: Date,
): Promise<(Pick<OrderReturn, 'basis' | 'announcedAt' | 'declaredAt'> & { locale: string })[]> {
  return sql
    .select({
      basis: orderReturns.basis,
      announcedAt: orderReturns.announcedAt,
      declaredAt: withdrawals.declaredAt,
      locale: orders.locale,
    })
    .from(orderReturns)
    .innerJoin(orders, eq(orders.id, orderReturns.orderId))
    .leftJoin(withdrawals, eq(withdrawals.number, orderReturns.declaration))
    .where(
      and(
        eq(orderReturns.state, 'announced'),
        eq(orderReturns.basis, 'law'),
        isNull(orderReturns.refundedAt),
        raw`coalesce(${withdrawals.declaredAt}, ${orderReturns.announcedAt}) < ${before.toISOString()}::timestamptz`,
      ),
    )
}

export type ItemOfOrder = { id: string; orderId: string; position: number; variantId: number }

/** The items of orders, by what names them. */
export async function itemIdsOf(sql: Sql, orderIds: readonly string[]): Promise<ItemOfOrder[]> {
  if (orderIds.length === 0) return []
  const rows = await sql
    .select({
      id: orderItems.id,
      orderId: orderItems.orderId,
      position: orderItems.position,
      variantId: orderItems.variantId,
    })
    .from(orderItems)
    .where(raw`${orderItems.orderId} = any(${texts(orderIds)})`)
  return rows.map((row) => ({ ...row, position: row.position + 1 }))
}
