import { DEFAULT_LOCALE, isLocale, markets } from '@shop/domain/market/markets'
import type { OrderState } from '@shop/domain/order/order'
import { needsPerson } from '@shop/domain/retention/needs-person'
import { itemWithoutPerson, orderWithoutPerson } from '@shop/domain/retention/order-without-person'
import { forgetInLog } from '@shop/engine/command/command-log-store'
import type { Database, Sql } from '@shop/engine/db/database'
import { invoices, orderTokens } from '@shop/engine/db/schema/invoices'
import {
  orderEvents,
  orderItems,
  orders,
  paymentEvents,
  payments,
  paymentWebhooks,
} from '@shop/engine/db/schema/orders'
import { promotionUses } from '@shop/engine/db/schema/promotions'
import { newToken, tokenHash } from '@shop/engine/session/token'
import { loggedError } from '@shop/engine/trace/logged-error'
import { forgetLoyaltyNumbers } from '@shop/sales/loyalty/order-points-store'
import { forgetMoneyNotes } from '@shop/sales/office/money-request-store'
import { orderObject } from '@shop/sales/office/office-context'
import { outstandingAmong } from '@shop/sales/orders/outstanding-transfer-store'
import { and, asc, eq, exists, inArray, isNull, ne, not, notInArray, sql as raw } from 'drizzle-orm'
import { aftermathAmong, forgetAfterSales } from './after-sales-data-store.ts'
import { lastChanges } from './order-change-store.ts'

/** Orders whose goods have still to arrive. */
export const UNDERWAY: OrderState[] = ['pending_payment', 'confirmed', 'in_fulfilment', 'shipped']

/** Orders that are forgotten at once, and those that are looked at in one step for it. */
const BATCH = 100
const PORTION = 1000

const LEFT = {
  id: orders.id,
  state: orders.state,
  placedAt: orders.placedAt,
  returnDays: orders.returnDays,
  locale: orders.locale,
}

/** Orders of deleted accounts that still hold personal data, in the order in which they were placed. */
const leftBehind = and(isNull(orders.customerId), ne(orders.email, ''))

/**
 * Forgets where gifts for the lists of these customers went. What has still to arrive keeps its address until it is there,
 * and loses it when orders age.
 */
export async function forgetGiftAddressesOf(sql: Sql, customerIds: readonly string[]): Promise<void> {
  await sql
    .update(orders)
    .set({ giftDelivery: { ownerId: null, address: null } })
    .where(
      and(
        inArray(raw`${orders.giftDelivery}->>'ownerId'`, [...customerIds]),
        notInArray(orders.state, UNDERWAY),
      ),
    )
}

/** Detaches the orders of these customers. Returns how many of them still need their person. */
export async function leaveOrders(sql: Sql, customerIds: readonly string[], now: Date): Promise<number> {
  const left = await sql
    .update(orders)
    .set({ customerId: null })
    .where(inArray(orders.customerId, [...customerIds]))
    .returning(LEFT)
  await forgetLoyaltyNumbers(
    sql,
    left.map(({ id }) => id),
    now,
  )
  return (await stillNeeding(sql, left, now)).length
}

/**
 * Erases the person of deleted accounts' orders once nothing is left to ship, answer or return. An order whose invoice is not
 * stored yet waits for that: the invoice keeps its recipient as tax law requires.
 *
 * @see eu-duties C-30
 */
export async function forgetOrders(database: Database, now: Date): Promise<number> {
  const due = await dueOrders(database.sql, now)
  for (const { id } of due)
    await database
      .transaction((sql) => forgetOrder(sql, id, now))
      .catch((error: unknown) =>
        console.error(`Whose order ${id} was could not be forgotten; it is tried again.`, loggedError(error)),
      )
  return due.length
}

type Left = Pick<typeof orders.$inferSelect, 'id' | 'state' | 'placedAt' | 'returnDays' | 'locale'>

/** The oldest that need their person no more, however many older ones still do. */
async function dueOrders(sql: Sql, now: Date): Promise<Left[]> {
  const unwritten = exists(
    sql
      .select({ id: invoices.id })
      .from(invoices)
      .where(and(eq(invoices.orderId, orders.id), isNull(invoices.content))),
  )
  const due: Left[] = []
  for (let last: Left | undefined; ; ) {
    const portion: Left[] = await sql
      .select(LEFT)
      .from(orders)
      .where(and(leftBehind, not(unwritten), last && placedAfter(last)))
      .orderBy(asc(orders.placedAt), asc(orders.id))
      .limit(PORTION)
    const needed = new Set((await stillNeeding(sql, portion, now)).map(({ id }) => id))
    due.push(...portion.filter(({ id }) => !needed.has(id)))
    last = portion.at(-1)
    if (due.length >= BATCH || portion.length < PORTION) return due.slice(0, BATCH)
  }
}

/** Compared in the database, which knows moments more exactly than a date does here. */
function placedAfter({ id }: Left) {
  return raw`(${orders.placedAt}, ${orders.id}) > (select before.placed_at, before.id from orders as before where before.id = ${id})`
}

async function stillNeeding(sql: Sql, left: readonly Left[], now: Date): Promise<Left[]> {
  const ids = left.map(({ id }) => id)
  const owing = await outstandingAmong(sql, ids)
  const changes = await lastChanges(sql, ids)
  const aftermaths = await aftermathAmong(sql, ids)
  return left.filter(({ id, state, placedAt, returnDays, locale }) =>
    needsPerson(
      {
        state,
        changedAt: changes.get(id) ?? placedAt.toISOString(),
        owedSince: owing.get(id) ?? null,
        returnDays,
        place: markets[isLocale(locale) ? locale : DEFAULT_LOCALE],
        aftermath: aftermaths.get(id) ?? NO_AFTERMATH,
      },
      now,
    ),
  )
}

const NO_AFTERMATH = { openSince: null, awaitedSince: null, doneAt: null }

async function forgetOrder(sql: Sql, orderId: string, now: Date): Promise<void> {
  const [row] = await sql
    .select()
    .from(orders)
    .where(and(eq(orders.id, orderId), leftBehind))
    .for('update')
  if (row === undefined) return
  // A complaint may have come since it was found; from here on the locked row keeps others out.
  if ((await stillNeeding(sql, [row], now)).length > 0) return
  const { packages, ...rest } = orderWithoutPerson({ ...row, packages: row.items })
  await sql
    .update(orders)
    // A random token, which invalidates the links in the mails.
    .set({
      ...rest,
      giftDelivery: row.giftDelivery && { ownerId: null, address: null },
      items: packages,
      email: '',
      userId: '',
      tokenHash: tokenHash(newToken()),
    })
    .where(eq(orders.id, orderId))
  await forgetAfterSales(sql, orderId)
  // An operator's note may name the caller.
  await sql.update(orderEvents).set({ entry: null, note: null }).where(eq(orderEvents.orderId, orderId))
  await forgetInLog(sql, orderObject(row.number))
  await forgetMoneyNotes(sql, row.number)
  await sql.delete(orderTokens).where(eq(orderTokens.orderId, orderId))

  const items = await sql
    .select({ id: orderItems.id, item: orderItems.item })
    .from(orderItems)
    .where(eq(orderItems.orderId, orderId))
  for (const { id, item } of items)
    await sql
      .update(orderItems)
      .set({ item: itemWithoutPerson(item) })
      .where(eq(orderItems.id, id))

  await sql.update(promotionUses).set({ userId: '', customer: '' }).where(eq(promotionUses.orderId, orderId))
  const paid = await sql.select({ id: payments.id }).from(payments).where(eq(payments.orderId, orderId))
  // Notices and operators' notes may name the payer; that there was one, and for which payment, is kept.
  for (const { id } of paid) {
    await sql.update(paymentWebhooks).set({ body: '' }).where(eq(paymentWebhooks.paymentId, id))
    await sql.update(paymentEvents).set({ note: null }).where(eq(paymentEvents.paymentId, id))
  }
}
