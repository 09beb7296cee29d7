import type { OrderEntry } from '@shop/api-client/office/order-entry'
import type { PlacedItem } from '@shop/domain/fulfilment/item-move'
import type { Order, OrderState } from '@shop/domain/order/order'
import { articleNumber, referenceKeyDisplay } from '@shop/domain/product-detail/reference-key-display'
import type { Sql } from '@shop/engine/db/database'
import { orderEvents, orderItems, orders, payments } from '@shop/engine/db/schema/orders'
import { and, asc, desc, eq, inArray } from 'drizzle-orm'
import { invoicesOfOrder } from '../invoice/invoice-store.ts'
import { orderEntryNote } from './order-entry-note.ts'
import { OrderRefusal } from './order-refusal.ts'
import { type LockedOrder, lockOrder } from './order-store.ts'

/** One item of an order as operators see it; the total in minor units with tax. */
export type DeskItem = PlacedItem & {
  id: string
  /** The line of the basket that it was. */
  key: string
  variantId: number
  quantity: number
  rate: number
  name: string
  articleNumber: string
}

/** An order with its items, its row held until the transaction ends. Throws `OrderRefusal` for an unknown number. */
export async function lockForDesk(sql: Sql, number: string): Promise<LockedOrder & { items: DeskItem[] }> {
  const [row] = await sql.select({ id: orders.id }).from(orders).where(eq(orders.number, number))
  const known = row ? await lockOrder(sql, row.id) : null
  if (known === null) throw new OrderRefusal(`There is no order ${number}.`, 'orderUnknown', { number })
  return { ...known, items: await deskItems(sql, known.order.id) }
}

export async function deskItems(sql: Sql, orderId: string): Promise<DeskItem[]> {
  const rows = await sql
    .select()
    .from(orderItems)
    .where(eq(orderItems.orderId, orderId))
    .orderBy(asc(orderItems.position))
  return rows.map(({ id, position, state, variantId, quantity, total, item }) => ({
    id,
    key: item.key,
    giftOf: item.customData.cPromo?.promotionId ?? null,
    position: position + 1,
    state,
    variantId,
    quantity,
    total,
    rate: item.variant.price.tax.vat.rate,
    name: item.product.name,
    articleNumber: referenceKeyDisplay(articleNumber(item.variant.referenceKey)),
  }))
}

export async function setItemStates(sql: Sql, ids: readonly string[], state: OrderState): Promise<void> {
  await sql
    .update(orderItems)
    .set({ state })
    .where(inArray(orderItems.id, [...ids]))
}

/** Writes what has become of an order's packages; its items stay where they are. */
export async function putPackages(sql: Sql, orderId: string, packages: Order['packages']): Promise<void> {
  await sql.update(orders).set({ items: packages }).where(eq(orders.id, orderId))
}

type Event = { orderId: string; state: OrderState; by: string; entry: OrderEntry; now: Date }

/** Notes what happened to an order whose state stays, and that it has changed. */
export async function noteOrderEvent(sql: Sql, { orderId, state, by, entry, now }: Event): Promise<void> {
  await sql.update(orders).set({ updatedAt: now }).where(eq(orders.id, orderId))
  await sql
    .insert(orderEvents)
    .values({ orderId, at: now, from: state, to: state, by, entry, note: orderEntryNote(entry) })
}

export type OrderEvent = typeof orderEvents.$inferSelect

export async function eventsOfOrder(sql: Sql, orderId: string): Promise<OrderEvent[]> {
  return sql.select().from(orderEvents).where(eq(orderEvents.orderId, orderId)).orderBy(asc(orderEvents.id))
}

/** The sum of the corrections of an order's invoice, minor units; null without an invoice. */
export async function takenBack(sql: Sql, orderId: string): Promise<number | null> {
  const issued = await invoicesOfOrder(sql, orderId)
  if (issued.length === 0) return null
  return issued.flatMap(({ lines }) => lines ?? []).reduce((sum, { amount }) => sum + amount, 0)
}

export type DeskPayment = typeof payments.$inferSelect

export async function paymentsOfOrder(sql: Sql, orderId: string): Promise<DeskPayment[]> {
  return sql.select().from(payments).where(eq(payments.orderId, orderId)).orderBy(asc(payments.createdAt))
}

export type ListedOrder = Pick<
  typeof orders.$inferSelect,
  'number' | 'state' | 'placedAt' | 'total' | 'currency' | 'locale' | 'email'
>

/** Orders of a state, or all; the newest first. */
export async function listedOrders(
  sql: Sql,
  { state, limit }: { state: OrderState | null; limit: number },
): Promise<ListedOrder[]> {
  return sql
    .select({
      number: orders.number,
      state: orders.state,
      placedAt: orders.placedAt,
      total: orders.total,
      currency: orders.currency,
      locale: orders.locale,
      email: orders.email,
    })
    .from(orders)
    .where(and(state === null ? undefined : eq(orders.state, state)))
    .orderBy(desc(orders.placedAt), desc(orders.number))
    .limit(limit)
}
