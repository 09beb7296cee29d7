import type { OrderState } from '@shop/domain/order/order'
import { assistantOrders } from '@shop/engine/db/schema/assistants'
import { orders } from '@shop/engine/db/schema/orders'
import type { Sql } from '@shop/engine/db/sql'
import { and, asc, desc, eq, inArray, isNotNull, lte, notInArray } from 'drizzle-orm'

export type AssistantOrder = typeof assistantOrders.$inferSelect

/** Not an order yet, or none after all. */
const NONE: OrderState[] = ['pending_payment', 'payment_failed']

/** Whose person is deleted is nobody's to read any more. */
const isOrder = and(isNotNull(orders.customerId), notInArray(orders.state, NONE))

const COLUMNS = {
  orderId: assistantOrders.orderId,
  checkoutId: assistantOrders.checkoutId,
  number: orders.number,
  locale: orders.locale,
}

/** The order of an id if this platform's checkout became it. */
export async function orderOfAgent(sql: Sql, { id, agent }: { id: string; agent: string }) {
  const [row] = await sql
    .select(COLUMNS)
    .from(assistantOrders)
    .innerJoin(orders, eq(orders.id, assistantOrders.orderId))
    .where(and(eq(assistantOrders.orderId, id), eq(assistantOrders.agent, agent), isOrder))
  return row ?? null
}

/** The order that a checkout has become; null until then. */
export async function orderOfCheckout(sql: Sql, checkoutId: string) {
  const [row] = await sql
    .select(COLUMNS)
    .from(assistantOrders)
    .innerJoin(orders, eq(orders.id, assistantOrders.orderId))
    .where(and(eq(assistantOrders.checkoutId, checkoutId), isOrder))
    .orderBy(desc(orders.placedAt))
    .limit(1)
  return row ?? null
}

/**
 * Takes an order whose platform is due to be notified, so that no other worker does it before `until`; null where none is.
 *
 * @param except platforms that are being notified just now
 */
export async function claimDueOrder(
  sql: Sql,
  { now, until, except }: { now: Date; until: Date; except: readonly string[] },
): Promise<AssistantOrder | null> {
  const next = sql
    .select({ id: assistantOrders.orderId })
    .from(assistantOrders)
    .where(and(lte(assistantOrders.dueAt, now), notInArray(assistantOrders.agent, [...except])))
    .orderBy(asc(assistantOrders.dueAt))
    .limit(1)
    .for('update', { skipLocked: true })
  const [claimed] = await sql
    .update(assistantOrders)
    .set({ dueAt: until })
    .where(inArray(assistantOrders.orderId, next))
    .returning()
  return claimed ?? null
}

/** Where an order was placed; null for one that is none, or nobody's to know. */
export async function reportableOrder(sql: Sql, orderId: string) {
  const [row] = await sql
    .select({ locale: orders.locale })
    .from(orders)
    .where(and(eq(orders.id, orderId), isOrder))
  return row ?? null
}

/** Notes how it went; what has changed meanwhile stays due. */
export async function noteNotified(
  sql: Sql,
  { orderId, changes }: Pick<AssistantOrder, 'orderId' | 'changes'>,
  change: Partial<Pick<AssistantOrder, 'dueAt' | 'attempts' | 'firstTriedAt' | 'lastError'>>,
): Promise<void> {
  await sql
    .update(assistantOrders)
    .set(change)
    .where(and(eq(assistantOrders.orderId, orderId), eq(assistantOrders.changes, changes)))
}
