import type { Delivered } from '@shop/domain/after-sales/return-period'
import { DEFAULT_LOCALE, isLocale, markets } from '@shop/domain/market/markets'
import type { Sql } from '@shop/engine/db/database'
import { newKey } from '@shop/engine/db/new-key'
import { orderReturns, type UnitsAt, withdrawals } from '@shop/engine/db/schema/after-sales'
import { orderEvents, orders } from '@shop/engine/db/schema/orders'
import { and, asc, desc, eq } from 'drizzle-orm'
import { newPaperNumber } from '../invoice/paper-number.ts'

export type OrderReturn = typeof orderReturns.$inferSelect & {
  /** When the withdrawal was declared that announced it, from which the days for its money run; null without one. */
  declaredAt: Date | null
}

/** Announces a return. Returns the number on its label. */
export async function announceReturn(
  sql: Sql,
  {
    orderId,
    basis,
    lines,
    declaration = null,
    refundedAt = null,
    replacementId = null,
    now,
  }: {
    orderId: string
    basis: OrderReturn['basis']
    lines: UnitsAt[]
    declaration?: string | null
    /** Its money went back before, as that of the part of it that has come. */
    refundedAt?: Date | null
    /** The order that was made in exchange for it. */
    replacementId?: string | null
    now: Date
  },
): Promise<string> {
  const number = newPaperNumber('R')
  await sql.insert(orderReturns).values({
    id: newKey(),
    number,
    orderId,
    basis,
    state: 'announced',
    lines,
    declaration,
    refundedAt,
    replacementId,
    announcedAt: now,
  })
  return number
}

/** Every return of an order, oldest first. */
export async function returnsOfOrder(sql: Sql, orderId: string): Promise<OrderReturn[]> {
  const rows = await sql
    .select({ row: orderReturns, declaredAt: withdrawals.declaredAt })
    .from(orderReturns)
    .leftJoin(withdrawals, eq(withdrawals.number, orderReturns.declaration))
    .where(eq(orderReturns.orderId, orderId))
    .orderBy(asc(orderReturns.announcedAt), asc(orderReturns.id))
  return rows.map(({ row, declaredAt }) => ({ ...row, declaredAt }))
}

export async function changeReturn(
  sql: Sql,
  id: string,
  change: Partial<
    Pick<
      OrderReturn,
      | 'basis'
      | 'state'
      | 'lines'
      | 'carrier'
      | 'trackingNumber'
      | 'receivedAt'
      | 'refundedAt'
      | 'amount'
      | 'document'
      | 'replacementId'
    >
  >,
): Promise<void> {
  await sql.update(orderReturns).set(change).where(eq(orderReturns.id, id))
}

/** When an order arrived last, and where; by the clock of its own market. */
export async function deliveryOf(sql: Sql, orderId: string): Promise<Delivered> {
  const [found] = await sql
    .select({ at: orderEvents.at, returnDays: orders.returnDays, locale: orders.locale })
    .from(orders)
    .leftJoin(orderEvents, and(eq(orderEvents.orderId, orders.id), eq(orderEvents.to, 'delivered')))
    .where(eq(orders.id, orderId))
    .orderBy(asc(orderEvents.id))
    .limit(1)
  if (found === undefined) throw new Error(`There is no order ${orderId} that could have arrived.`)
  const { at, returnDays, locale } = found
  const place = markets[isLocale(locale) ? locale : DEFAULT_LOCALE]
  return { deliveredAt: at?.toISOString() ?? null, returnDays, place }
}

/** Returns that are expected, the newest first. */
export async function expectedReturns(sql: Sql, limit: number): Promise<OrderReturn[]> {
  const rows = await sql
    .select({ row: orderReturns, declaredAt: withdrawals.declaredAt })
    .from(orderReturns)
    .leftJoin(withdrawals, eq(withdrawals.number, orderReturns.declaration))
    .where(eq(orderReturns.state, 'announced'))
    .orderBy(desc(orderReturns.announcedAt))
    .limit(limit)
  return rows.map(({ row, declaredAt }) => ({ ...row, declaredAt }))
}
