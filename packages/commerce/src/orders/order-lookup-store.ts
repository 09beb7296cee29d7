import type { Order } from '@shop/domain/order/order'
import { and, asc, eq, gt, isNull, or, type SQL } from 'drizzle-orm'
import type { Sql } from '../db/database.ts'
import { orderTokens } from '../db/schema/invoices.ts'
import { orders, payments } from '../db/schema/orders.ts'
import { newToken, tokenHash } from '../session/token.ts'
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

/**
 * The token in the address of the thank-you page stays in histories and on shared devices. So long it opens the order,
 * days: delivery, the promised month for returns and as much again. Later a link comes by mail, to the order's own
 * address.
 */
const FIRST_TOKEN_DAYS = 90
const DAY_MILLISECONDS = 24 * 60 * 60 * 1000

/** The order that a token opens: the first one it was placed with, or one of a later mail, as long as it has not ended. */
export async function orderByTokenHash(sql: Sql, hash: string, now: Date): Promise<Order | null> {
  const isAlive = or(isNull(orderTokens.expiresAt), gt(orderTokens.expiresAt, now))
  const [further] = await sql
    .select({ orderId: orderTokens.orderId })
    .from(orderTokens)
    .where(and(eq(orderTokens.tokenHash, hash), isAlive))
  const firstFrom = new Date(now.getTime() - FIRST_TOKEN_DAYS * DAY_MILLISECONDS)
  const isFirst = and(eq(orders.tokenHash, hash), gt(orders.placedAt, firstFrom))
  return orderWhere(sql, or(isFirst, further ? eq(orders.id, further.orderId) : undefined))
}

/** Makes another token for an order, for good or until a moment; those it has go on working. */
export async function addOrderToken(
  sql: Sql,
  orderId: string,
  now: Date,
  expiresAt: Date | null = null,
): Promise<string> {
  const token = newToken()
  await sql.insert(orderTokens).values({ tokenHash: tokenHash(token), orderId, createdAt: now, expiresAt })
  return token
}

type EndingToken = { tokenHash: string; expiresAt: Date; now: Date }

/**
 * Keeps a token that ends for an order, and does the same work without one, leaving nothing behind: whoever waits cannot
 * tell whether there is an order.
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
