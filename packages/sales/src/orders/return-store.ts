import type { Delivered } from '@shop/domain/after-sales/take-back'
import type { Sql } from '@shop/engine/db/database'
import { newKey } from '@shop/engine/db/new-key'
import { orderReturns, type UnitsAt } from '@shop/engine/db/schema/after-sales'
import { orderEvents, orders } from '@shop/engine/db/schema/orders'
import { and, asc, desc, eq } from 'drizzle-orm'
import { newPaperNumber } from './paper-number.ts'

export type OrderReturn = typeof orderReturns.$inferSelect

/** Announces a return. Returns the number on its label. */
export async function announceReturn(
  sql: Sql,
  {
    orderId,
    basis,
    lines,
    now,
  }: { orderId: string; basis: OrderReturn['basis']; lines: UnitsAt[]; now: Date },
): Promise<string> {
  const number = newPaperNumber('R')
  await sql
    .insert(orderReturns)
    .values({ id: newKey(), number, orderId, basis, state: 'announced', lines, announcedAt: now })
  return number
}

/** Every return of an order, oldest first. */
export async function returnsOfOrder(sql: Sql, orderId: string): Promise<OrderReturn[]> {
  return sql
    .select()
    .from(orderReturns)
    .where(eq(orderReturns.orderId, orderId))
    .orderBy(asc(orderReturns.announcedAt), asc(orderReturns.id))
}

export async function changeReturn(
  sql: Sql,
  id: string,
  change: Partial<
    Pick<OrderReturn, 'state' | 'carrier' | 'trackingNumber' | 'receivedAt' | 'amount' | 'document'>
  >,
): Promise<void> {
  await sql.update(orderReturns).set(change).where(eq(orderReturns.id, id))
}

/** When an order arrived last, ISO; null before. */
export async function deliveryOf(sql: Sql, orderId: string): Promise<Delivered> {
  const [found] = await sql
    .select({ at: orderEvents.at, returnDays: orders.returnDays })
    .from(orders)
    .leftJoin(orderEvents, and(eq(orderEvents.orderId, orders.id), eq(orderEvents.to, 'delivered')))
    .where(eq(orders.id, orderId))
    .orderBy(asc(orderEvents.id))
    .limit(1)
  if (found === undefined) throw new Error(`There is no order ${orderId} that could have arrived.`)
  return { deliveredAt: found.at?.toISOString() ?? null, returnDays: found.returnDays }
}

/** Returns that are expected, the newest first. */
export async function expectedReturns(sql: Sql, limit: number): Promise<OrderReturn[]> {
  return sql
    .select()
    .from(orderReturns)
    .where(eq(orderReturns.state, 'announced'))
    .orderBy(desc(orderReturns.announcedAt))
    .limit(limit)
}
