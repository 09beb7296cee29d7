import type { OrderState } from '@shop/domain/order/order'
import { assistantOrders } from '@shop/engine/db/schema/assistants'
import { orderEvents, orders, payments } from '@shop/engine/db/schema/orders'
import type { Sql } from '@shop/engine/db/sql'
import { and, asc, desc, eq, isNotNull, sql as raw } from 'drizzle-orm'

/** The order that a checkout is about to become. */
export type OrderAttempt = {
  orderId: string
  number: string
  state: OrderState
  placedAt: Date
  /** The provider's page, or the shop's own way back; null until the provider was asked. */
  redirectAddress: string | null
}

/** Its payment failed, or it was cancelled before it was paid: then there never was an order either. */
const isFailed = raw<boolean>`(${orders.state} = 'payment_failed' or (${orders.state} = 'cancelled' and not exists (
  select from ${orderEvents} where ${orderEvents.orderId} = ${orders.id} and ${orderEvents.to} = 'confirmed')))`

/** The latest order of a checkout that has not failed, or the latest one; null where none was placed. */
export async function attemptOfCheckout(sql: Sql, checkoutId: string): Promise<OrderAttempt | null> {
  const [row] = await sql
    .select({
      orderId: orders.id,
      number: orders.number,
      state: orders.state,
      isFailed,
      placedAt: orders.placedAt,
      redirectAddress: payments.redirectAddress,
    })
    .from(assistantOrders)
    .innerJoin(orders, eq(orders.id, assistantOrders.orderId))
    .leftJoin(payments, and(eq(payments.orderId, orders.id), isNotNull(payments.provider)))
    .where(eq(assistantOrders.checkoutId, checkoutId))
    .orderBy(asc(isFailed), desc(orders.placedAt))
    .limit(1)
  if (row === undefined) return null
  const { isFailed: hasFailed, ...attempt } = row
  return hasFailed ? { ...attempt, state: 'payment_failed' } : attempt
}
