import type { Sql } from '@shop/engine/db/database'
import { orderExchanges } from '@shop/engine/db/schema/after-sales'
import { orders } from '@shop/engine/db/schema/orders'
import { asc, eq, inArray, sql as query, type SQLWrapper } from 'drizzle-orm'

export type OrderExchange = typeof orderExchanges.$inferSelect

/** Orders by their numbers that were exchanged for one another. */
export type LinkedOrders = {
  /** The order that this one replaces goods of; null for an order of its own. */
  of: string | null
  /** Orders that were made in exchange for goods of this one, oldest first. */
  for: string[]
}

/** The statement that notes what an order was made in exchange for, to be batched with the order. */
export function newExchange(sql: Sql, exchange: OrderExchange): SQLWrapper {
  return sql.insert(orderExchanges).values(exchange)
}

/** What an order was made in exchange for; null for one of its own. */
export async function exchangeOf(sql: Sql, orderId: string): Promise<OrderExchange | null> {
  const [row] = await sql.select().from(orderExchanges).where(eq(orderExchanges.replacementId, orderId))
  return row ?? null
}

/**
 * The number of the order whose payments have paid for a replacement, however often its goods were exchanged since; null for
 * an order that pays for itself.
 */
export async function payingOrder(sql: Sql, orderId: string): Promise<string | null> {
  let paid: string | null = null
  for (let next = await exchangeOf(sql, orderId); next !== null; next = await exchangeOf(sql, paid))
    paid = next.orderId
  return paid === null ? null : numberOfOrder(sql, paid)
}

/**
 * The numbers of all orders that the payments of one have paid for, and itself among them: the one that was paid, and
 * whatever was sent in exchange for its goods, however often.
 */
export async function ordersPaidWith(sql: Sql, number: string): Promise<string[]> {
  const paid = await sql.execute<{ number: string }>(query`
    with recursive
    above(id) as (
      select ${orders.id} from ${orders} where ${orders.number} = ${number}
      union
      select ${orderExchanges.orderId} from ${orderExchanges} join above on ${orderExchanges.replacementId} = above.id
    ),
    shared(id) as (
      select id from above
      union
      select ${orderExchanges.replacementId} from ${orderExchanges} join shared on ${orderExchanges.orderId} = shared.id
    )
    select ${orders.number} from ${orders} join shared on ${orders.id} = shared.id`)
  return paid.rows.map((row) => row.number)
}

/** The orders that an order was exchanged with. */
export async function linkedOrders(sql: Sql, orderId: string): Promise<LinkedOrders> {
  const own = await exchangeOf(sql, orderId)
  const replacements = await sql
    .select({ number: orders.number })
    .from(orderExchanges)
    .innerJoin(orders, eq(orders.id, orderExchanges.replacementId))
    .where(eq(orderExchanges.orderId, orderId))
    .orderBy(asc(orderExchanges.at), asc(orders.number))
  return {
    of: own === null ? null : await numberOfOrder(sql, own.orderId),
    for: replacements.map(({ number }) => number),
  }
}

/** The numbers of the orders that were made in exchange for returns, by their ids. */
export async function replacementNumbers(
  sql: Sql,
  returns: readonly { replacementId: string | null }[],
): Promise<ReadonlyMap<string | null, string>> {
  const ids = returns.flatMap(({ replacementId }) => (replacementId === null ? [] : [replacementId]))
  if (ids.length === 0) return new Map()
  const rows = await sql
    .select({ id: orders.id, number: orders.number })
    .from(orders)
    .where(inArray(orders.id, ids))
  return new Map(rows.map(({ id, number }) => [id, number]))
}

async function numberOfOrder(sql: Sql, orderId: string): Promise<string> {
  const [row] = await sql.select({ number: orders.number }).from(orders).where(eq(orders.id, orderId))
  if (row === undefined) throw new Error(`An exchange names the order ${orderId}, which is not there.`)
  return row.number
}
