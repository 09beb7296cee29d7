import type { OrderEntry } from '@shop/api-client/office/order-entry'
import { mayChangeOrder, nextOrderState, nextPaymentState } from '@shop/domain/fulfilment/transitions'
import type { OrderState, PaymentState } from '@shop/domain/order/order'
import type { Sql } from '@shop/engine/db/database'
import { orderEvents, orderItems, orders, payments } from '@shop/engine/db/schema/orders'
import { eq, inArray } from 'drizzle-orm'
import { issueInvoice } from '../invoice/issue-invoice.ts'
import { orderEntryNote } from './order-entry-note.ts'

type OrderChange = {
  order: { id: string; number: string; state: OrderState }
  to: OrderState
  by: string
  /** What happened beyond the state; null where the state says it all. */
  entry: OrderEntry | null
  now: Date
  /** False when the caller has moved the items that it is about. */
  movesItems?: boolean
}

/**
 * Moves an order to another state with all of its items that may go there too, notes it as an event and gives it its
 * invoice when it is confirmed. Throws when the domain's table does not allow it.
 */
export async function changeOrderState(sql: Sql, change: OrderChange): Promise<void> {
  const { order, to, by, entry, now, movesItems = true } = change
  if (nextOrderState(order.state, to) === null)
    throw new Error(`Order ${order.number} is ${order.state} and cannot become ${to}.`)

  await sql.update(orders).set({ state: to, expiresAt: null, updatedAt: now }).where(eq(orders.id, order.id))
  if (movesItems) await changeItems(sql, order.id, to)
  const note = entry && orderEntryNote(entry)
  await sql.insert(orderEvents).values({ orderId: order.id, at: now, from: order.state, to, by, entry, note })
  if (to === 'confirmed') await issueInvoice(sql, { orderId: order.id, now })
}

/** An item that was cancelled stays so when the rest of its order is shipped. */
async function changeItems(sql: Sql, orderId: string, to: OrderState): Promise<void> {
  const items = await sql
    .select({ id: orderItems.id, state: orderItems.state })
    .from(orderItems)
    .where(eq(orderItems.orderId, orderId))
  const moving = items.filter(({ state }) => mayChangeOrder(state, to)).map(({ id }) => id)
  if (moving.length > 0) await sql.update(orderItems).set({ state: to }).where(inArray(orderItems.id, moving))
}

type PaymentChange = {
  payment: { id: string; state: PaymentState; amount: number }
  to: PaymentState
  now: Date
}

/** Moves a payment to another state; a refund gives everything back. Throws when the table does not allow it. */
export async function changePaymentState(sql: Sql, { payment, to, now }: PaymentChange): Promise<void> {
  if (nextPaymentState(payment.state, to) === null)
    throw new Error(`Payment ${payment.id} is ${payment.state} and cannot become ${to}.`)

  const refunded = to === 'refunded' ? { refunded: payment.amount } : {}
  await sql
    .update(payments)
    .set({ state: to, updatedAt: now, ...refunded })
    .where(eq(payments.id, payment.id))
}
