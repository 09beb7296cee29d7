import { givenUpBefore, remindedBefore } from '@shop/domain/payment/prepayment'
import type { Sql } from '@shop/engine/db/database'
import { orderEvents, orders, payments } from '@shop/engine/db/schema/orders'
import { and, asc, eq, exists, gt, inArray, isNotNull, lt, lte, not, sql as raw } from 'drizzle-orm'
import type { LockedOrder } from './order-store.ts'

/** Orders that are looked at in one turn of housekeeping. */
const BATCH = 100

const waits = eq(orders.state, 'confirmed')

/** Whether a transfer of an order is still to come as a whole: what was paid in part is waited for by people. */
function isOpen(sql: Sql) {
  const transfer = and(
    eq(payments.orderId, orders.id),
    eq(payments.key, 'V'),
    eq(payments.captured, 0),
    lt(payments.released, payments.amount),
  )
  return exists(sql.select({ one: raw`1` }).from(payments).where(transfer))
}

/** The same of an order that is held: since it was found money may have come, or the open part was cancelled. */
export function isUnpaid({ payment }: Pick<LockedOrder, 'payment'>): boolean {
  return payment.captured === 0 && payment.released < payment.amount
}

/** Numbers of orders whose transfer has not come in time, the longest overdue first. */
export async function unpaidNumbers(sql: Sql, now: Date): Promise<string[]> {
  const rows = await sql
    .select({ number: orders.number })
    .from(orders)
    .where(and(waits, lte(orders.expiresAt, givenUpBefore(now)), isOpen(sql)))
    .orderBy(asc(orders.expiresAt))
    .limit(BATCH)
  return rows.map(({ number }) => number)
}

/** Numbers of orders in these locales whose transfer is missing shortly before its last day, and that were not reminded of it. */
export async function remindableNumbers(sql: Sql, locales: readonly string[], now: Date): Promise<string[]> {
  const reminded = exists(
    sql
      .select({ id: orderEvents.id })
      .from(orderEvents)
      .where(and(eq(orderEvents.orderId, orders.id), raw`${orderEvents.entry}->>'code' = 'paymentReminded'`)),
  )
  const halfTime = raw`${orders.placedAt} + (${orders.expiresAt} - ${orders.placedAt}) / 2`
  const rows = await sql
    .select({ number: orders.number })
    .from(orders)
    .where(
      and(
        waits,
        gt(orders.expiresAt, now),
        lte(orders.expiresAt, remindedBefore(now)),
        lte(halfTime, now),
        not(reminded),
        isOpen(sql),
        inArray(orders.locale, [...locales]),
      ),
    )
    .orderBy(asc(orders.expiresAt))
    .limit(BATCH)
  return rows.map(({ number }) => number)
}

/** Ends the waiting of an order for which money has come: nothing gives it up by itself any more. */
export async function endWaiting(sql: Sql, orderId: string): Promise<void> {
  await sql
    .update(orders)
    .set({ expiresAt: null })
    .where(and(eq(orders.id, orderId), waits))
}

/** Ends the waiting of orders of which nothing is to be transferred any more: what was open was cancelled, or it came. */
export async function endNeedlessWaiting(sql: Sql): Promise<void> {
  await sql
    .update(orders)
    .set({ expiresAt: null })
    .where(and(waits, isNotNull(orders.expiresAt), not(isOpen(sql))))
}
