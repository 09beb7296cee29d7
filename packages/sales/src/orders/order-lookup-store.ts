import type { Order } from '@shop/domain/order/order'
import { firstLinkEnd, mailedLinkEnd } from '@shop/domain/order/order-periods'
import type { Sql } from '@shop/engine/db/database'
import { orderTokens } from '@shop/engine/db/schema/invoices'
import { orders, payments } from '@shop/engine/db/schema/orders'
import { newToken, tokenHash } from '@shop/engine/session/token'
import { and, asc, eq, gt, lte, type SQL } from 'drizzle-orm'
import { orderOfRow } from './order-of-row.ts'

export async function orderById(sql: Sql, orderId: string): Promise<Order | null> {
  return orderWhere(sql, eq(orders.id, orderId))
}

export async function orderByNumber(sql: Sql, number: string): Promise<Order | null> {
  return orderWhere(sql, eq(orders.number, number))
}

type Owned = { orderNumber: string; customerId: string; locale: string }

/** The order with this number if it is this customer's, placed in this shop. */
export async function orderOfCustomer(
  sql: Sql,
  { orderNumber, customerId, locale }: Owned,
): Promise<Order | null> {
  return orderWhere(
    sql,
    and(eq(orders.number, orderNumber), eq(orders.customerId, customerId), eq(orders.locale, locale)),
  )
}

/** The order of a token: the one it was placed with, or one of a later mail until it expires. */
export async function orderByTokenHash(sql: Sql, hash: string, now: Date): Promise<Order | null> {
  const [further] = await sql
    .select({ orderId: orderTokens.orderId })
    .from(orderTokens)
    .where(and(eq(orderTokens.tokenHash, hash), gt(orderTokens.expiresAt, now)))
  if (further) return orderById(sql, further.orderId)
  const order = await orderWhere(sql, eq(orders.tokenHash, hash))
  return order !== null && now < firstLinkEnd(new Date(order.placedAt)) ? order : null
}

/** Makes another token for an order, which ends as the link of a mail does unless said otherwise; those it has go on working. */
export async function addOrderToken(
  sql: Sql,
  orderId: string,
  now: Date,
  expiresAt = mailedLinkEnd(now),
): Promise<string> {
  const token = newToken()
  await sql.insert(orderTokens).values({ tokenHash: tokenHash(token), orderId, createdAt: now, expiresAt })
  return token
}

/** Forgets tokens that have ended. */
export async function forgetEndedOrderTokens(sql: Sql, now: Date): Promise<void> {
  await sql.delete(orderTokens).where(lte(orderTokens.expiresAt, now))
}

type EndingToken = { tokenHash: string; expiresAt: Date; now: Date }

/**
 * Stores an expiring token for an order, and does the same work without a trace when there is none, so that the
 * response time does not reveal whether there is an order.
 */
export async function putOrderTokenIf(
  sql: Sql,
  orderId: string | null,
  { tokenHash: hash, expiresAt, now }: EndingToken,
): Promise<void> {
  const [some] = await sql.select({ id: orders.id }).from(orders).limit(1)
  const id = orderId ?? some?.id
  if (id === undefined) return
  await sql.insert(orderTokens).values({ tokenHash: hash, orderId: id, createdAt: now, expiresAt })
  if (orderId === null) await sql.delete(orderTokens).where(eq(orderTokens.tokenHash, hash))
}

async function orderWhere(sql: Sql, condition: SQL | undefined): Promise<Order | null> {
  if (condition === undefined) throw new Error('An order was looked for without saying which.')
  const [row] = await sql.select().from(orders).where(condition)
  if (row === undefined) return null
  const paid = await sql
    .select()
    .from(payments)
    .where(eq(payments.orderId, row.id))
    .orderBy(asc(payments.createdAt))
  return orderOfRow(row, paid)
}
