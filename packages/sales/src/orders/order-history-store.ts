import type { LoadedOrder } from '@shop/api-client/contract/user-orders'
import type { Order } from '@shop/domain/order/order'
import type { Sql } from '@shop/engine/db/database'
import { anywhere } from '@shop/engine/db/like-pattern'
import { invoices } from '@shop/engine/db/schema/invoices'
import { orderEvents, orderItems, orders, payments } from '@shop/engine/db/schema/orders'
import { and, asc, count, desc, eq, ilike, or, sql as raw } from 'drizzle-orm'
import { orderOfRow } from './order-of-row.ts'

type HistoryQuery = { customerId: string; search: string }

export async function countOrders(sql: Sql, input: HistoryQuery): Promise<number> {
  const [row] = await sql.select({ orders: count() }).from(orders).where(wanted(input))
  return row?.orders ?? 0
}

export type ListedOrder = Pick<
  typeof orders.$inferSelect,
  'number' | 'state' | 'placedAt' | 'locale' | 'currency' | 'total' | 'items'
>

/** A customer's orders, newest first. */
export async function ordersOfCustomer(
  sql: Sql,
  { limit, offset, ...input }: HistoryQuery & { limit: number; offset: number },
): Promise<ListedOrder[]> {
  const { number, state, placedAt, locale, currency, total, items } = orders
  return sql
    .select({ number, state, placedAt, locale, currency, total, items })
    .from(orders)
    .where(wanted(input))
    .orderBy(desc(placedAt), desc(orders.id))
    .limit(limit)
    .offset(offset)
}

/** The order with this number if it is this customer's, whichever language it was placed in. */
export async function orderOfOwner(
  sql: Sql,
  { orderNumber, customerId }: { orderNumber: string; customerId: string },
): Promise<Order | null> {
  const [row] = await sql
    .select()
    .from(orders)
    .where(and(eq(orders.number, orderNumber), eq(orders.customerId, customerId)))
  if (row === undefined) return null
  const paid = await sql
    .select()
    .from(payments)
    .where(eq(payments.orderId, row.id))
    .orderBy(asc(payments.createdAt))
  return orderOfRow(row, paid)
}

/** What has happened to an order, without the notes that operators wrote. */
export async function orderTrace(
  sql: Sql,
  orderId: string,
): Promise<Pick<LoadedOrder, 'history' | 'itemStates' | 'invoices'>> {
  const events = await sql
    .select({ at: orderEvents.at, from: orderEvents.from, state: orderEvents.to })
    .from(orderEvents)
    .where(eq(orderEvents.orderId, orderId))
    .orderBy(asc(orderEvents.id))
  const items = await sql
    .select({ item: orderItems.item, state: orderItems.state })
    .from(orderItems)
    .where(eq(orderItems.orderId, orderId))
    .orderBy(asc(orderItems.position))
  const issued = await sql
    .select({ number: invoices.number, kind: invoices.kind, issuedAt: invoices.issuedAt })
    .from(invoices)
    .where(eq(invoices.orderId, orderId))
    .orderBy(desc(invoices.kind), asc(invoices.issuedAt), asc(invoices.number))
  return {
    history: events
      .filter(({ from, state }) => from !== state)
      .map(({ at, state }) => ({ at: at.toISOString(), state })),
    itemStates: items.map(({ item, state }) => ({ key: item.key, state })),
    invoices: issued.map(({ issuedAt, ...invoice }) => ({ ...invoice, issuedAt: issuedAt.toISOString() })),
  }
}

function wanted({ customerId, search }: HistoryQuery) {
  const isOwn = eq(orders.customerId, customerId)
  if (search === '') return isOwn
  const name = raw`${orderItems.item}->'product'->>'name'`
  const article = raw`replace(split_part(${orderItems.item}->'variant'->>'referenceKey', '_', 1), '.', '')`
  const hasArticle = raw`exists (select 1 from ${orderItems} where ${orderItems.orderId} = ${orders.id}
    and (${name} ilike ${anywhere(search)} or ${article} ilike ${anywhere(search.replaceAll(/[\s.]/g, ''))}))`
  return and(isOwn, or(ilike(orders.number, anywhere(search.replaceAll(/\s/g, ''))), hasArticle))
}
