import { isPurchased } from '@shop/domain/order/given-up'
import { and, asc, desc, eq } from 'drizzle-orm'
import type { Sql } from '../db/database.ts'
import { newKey } from '../db/new-key.ts'
import { orderReturns, type UnitsAt } from '../db/schema/after-sales.ts'
import { orderEvents } from '../db/schema/orders.ts'
import type { DeskItem } from '../orders/order-desk-store.ts'
import { newPaperNumber } from './paper-number.ts'

export type OrderReturn = typeof orderReturns.$inferSelect

/** Goods are expected back. Tells the number that stands on their label. */
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

/** Units of each item that are on their way back or have come back, by position. */
export function givenUnits(returns: readonly Pick<OrderReturn, 'lines'>[]): (position: number) => number {
  const given = new Map<number, number>()
  for (const { position, quantity } of returns.flatMap(({ lines }) => lines))
    given.set(position, (given.get(position) ?? 0) + quantity)
  return (position) => given.get(position) ?? 0
}

/** Whether the law brought back all that was bought and came back; gifts that came along do not matter. */
export function cameByLaw(
  returns: readonly Pick<OrderReturn, 'basis' | 'lines'>[],
  items: readonly DeskItem[],
): boolean {
  const bought = items.filter(isPurchased).map(({ position }) => position)
  const isAboutGoods = ({ lines }: Pick<OrderReturn, 'lines'>) =>
    lines.some(({ position }) => bought.includes(position))
  return returns.filter(isAboutGoods).every(({ basis }) => basis === 'law')
}

/** When an order arrived last, ISO; null before. */
export async function deliveredAtOf(sql: Sql, orderId: string): Promise<string | null> {
  const [event] = await sql
    .select({ at: orderEvents.at })
    .from(orderEvents)
    .where(and(eq(orderEvents.orderId, orderId), eq(orderEvents.to, 'delivered')))
    .orderBy(asc(orderEvents.id))
    .limit(1)
  return event?.at.toISOString() ?? null
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
