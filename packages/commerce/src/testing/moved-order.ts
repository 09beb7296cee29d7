import type { OrderState } from '@shop/domain/order/order'
import type { Sql } from '@shop/engine/db/database'
import { orderEvents, orders } from '@shop/engine/db/schema/orders'
import { eq } from 'drizzle-orm'

/** Has every order, or the one with a number, be in a state since a moment, with its history and without what a step does beside. */
export async function moveOrders(
  sql: Sql,
  { to, at, number }: { to: OrderState; at: Date; number?: string },
): Promise<void> {
  const which = number === undefined ? undefined : eq(orders.number, number)
  const known = await sql.select({ id: orders.id, from: orders.state }).from(orders).where(which)
  for (const { id, from } of known)
    await sql.insert(orderEvents).values({ orderId: id, at, from, to, by: 'test' })
  await sql.update(orders).set({ state: to, updatedAt: at }).where(which)
}
