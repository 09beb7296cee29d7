import type { Address } from '@shop/domain/address/address'
import type { Order } from '@shop/domain/order/order'
import { isShopMoney } from '@shop/domain/order/payment-type'
import type { Sql } from '@shop/engine/db/database'
import { newKey } from '@shop/engine/db/new-key'
import {
  type GiftDelivery,
  orderEvents,
  orderItems,
  orders,
  payments,
  paymentWebhooks,
} from '@shop/engine/db/schema/orders'
import { users } from '@shop/engine/db/schema/shopper'
import type { Owner } from '@shop/engine/session/owner'
import { and, asc, eq, inArray, lte, or, sql as raw, type SQLWrapper } from 'drizzle-orm'
import { newInvoice } from '../invoice/invoice-store.ts'
import { orderOfRow } from './order-of-row.ts'

/** A payment of an order that is written; a gift card's names its card. */
export type NewPayment = Order['payment'][number] & {
  id: string
  provider: string | null
  giftCardId: string | null
  /** The saved card that pays, and whether the one that is typed in is saved. */
  cardId: string | null
  savesCard: boolean
}

type NewOrder = {
  order: Order
  owner: Owner
  payments: readonly NewPayment[]
  tokenHash: string
  /** null when the order needs no waiting. */
  expiresAt: Date | null
  /** For how many days after delivery the shop takes goods back, as it promises now. */
  returnDays: number
  /** The number of its invoice; null for an order that waits. */
  invoiceNumber: string | null
  /** Where a gift goes; null for what goes to the shipping address. */
  giftDelivery: GiftDelivery | null
}

/**
 * The statements that write an order down: itself, its items, its first event and its payments, and its invoice if it
 * needs no waiting.
 */
export function newOrder(sql: Sql, input: NewOrder): SQLWrapper[] {
  const { order, owner, tokenHash, expiresAt, returnDays, invoiceNumber, giftDelivery } = input
  const placedAt = new Date(order.placedAt)
  const items = order.packages.flatMap((parcel) => parcel.items)
  const written = sql.insert(orders).values({
    id: order.id,
    number: order.number,
    tokenHash,
    state: order.state,
    ...owner,
    customerId: order.customer.id,
    customer: order.customer,
    email: order.customer.email,
    locale: order.locale,
    currency: order.currencyCode,
    shippingAddress: order.shippingAddress,
    giftDelivery,
    billingAddress: order.billingAddress,
    shippingMethod: order.shippingMethod,
    preferredDay: order.preferredDay,
    pickupPoint: order.pickupPoint,
    totals: order.totals,
    items: order.packages,
    total: order.cost.withTax,
    comment: order.comment,
    legalTexts: [...order.legalTexts],
    returnDays,
    placedAt,
    expiresAt,
  })
  const writtenItems = sql.insert(orderItems).values(
    items.map((item, position) => ({
      id: newKey(),
      orderId: order.id,
      position,
      variantId: item.variant.id,
      quantity: item.quantity,
      total: item.price.total.withTax,
      state: order.state,
      item,
      unitCost: raw`(select cost from variant_costs where variant_id = ${item.variant.id}::int
        and currency = ${order.currencyCode})`,
    })),
  )
  const event = sql
    .insert(orderEvents)
    .values({ orderId: order.id, at: placedAt, from: null, to: order.state, by: 'shopper' })
  const writtenPayments = sql.insert(payments).values(
    input.payments.map(({ id, key, amount, state, provider, giftCardId, cardId, savesCard }, position) => ({
      id,
      orderId: order.id,
      key,
      state,
      amount,
      currency: order.currencyCode,
      provider,
      providerReference: giftCardId,
      cardId,
      savesCard,
      // Payments are read in this order: gift cards first.
      createdAt: new Date(placedAt.getTime() + position),
      updatedAt: placedAt,
    })),
  )
  const issued = { orderId: order.id, kind: 'invoice', lines: null, now: placedAt } as const
  const invoice = invoiceNumber === null ? [] : [newInvoice(sql, { number: invoiceNumber, ...issued })]
  return [written, writtenItems, event, writtenPayments, ...invoice]
}

/** An order with its payments, its row held until the transaction ends. */
export type LockedOrder = {
  order: Order
  /** Of the token it was placed with. */
  tokenHash: string
  owner: Owner
  /** The method that was chosen, or the gift card or balance that paid everything. */
  payment: typeof payments.$inferSelect
  payments: (typeof payments.$inferSelect)[]
}

export async function lockOrder(sql: Sql, orderId: string): Promise<LockedOrder | null> {
  const [row] = await sql.select().from(orders).where(eq(orders.id, orderId)).for('update')
  if (row === undefined) return null
  const paid = await sql
    .select()
    .from(payments)
    .where(eq(payments.orderId, orderId))
    .orderBy(asc(payments.createdAt))
  const payment = paid.find(({ key }) => !isShopMoney(key)) ?? paid[0]
  if (payment === undefined) throw new Error(`Order ${row.number} has no payment: it was not written whole.`)
  return {
    order: orderOfRow(row, paid),
    tokenHash: row.tokenHash,
    owner: { shopId: row.shopId, userId: row.userId },
    payment,
    payments: paid,
  }
}

export async function lockOrderOfPayment(sql: Sql, paymentId: string): Promise<LockedOrder | null> {
  const [payment] = await sql
    .select({ orderId: payments.orderId })
    .from(payments)
    .where(eq(payments.id, paymentId))
  return payment ? lockOrder(sql, payment.orderId) : null
}

/** True for the one who comes first. */
export async function claimPurchaseTracking(sql: Sql, orderId: string): Promise<boolean> {
  const claimed = await sql
    .update(orders)
    .set({ purchaseTracked: true })
    .where(and(eq(orders.id, orderId), eq(orders.purchaseTracked, false)))
    .returning({ id: orders.id })
  return claimed.length > 0
}

/** Orders of a shopper that still wait for a payment, and the one with this id, whatever became of it. */
export async function ownOrders(
  sql: Sql,
  { shopId, userId }: Owner,
  orderId: string | null,
): Promise<{ id: string; isPending: boolean }[]> {
  const isPending = and(
    eq(orders.userId, userId),
    eq(orders.shopId, shopId),
    eq(orders.state, 'pending_payment'),
  )
  const rows = await sql
    .select({ id: orders.id, userId: orders.userId, shopId: orders.shopId, state: orders.state })
    .from(orders)
    .where(orderId === null ? isPending : or(eq(orders.id, orderId), isPending))
  return rows.map((row) => ({
    id: row.id,
    isPending: row.userId === userId && row.shopId === shopId && row.state === 'pending_payment',
  }))
}

/** Orders of these shoppers that still wait for a payment, the latest last, their rows held until the transaction ends. */
export async function lockWaitingOrders(
  sql: Sql,
  owners: readonly Owner[],
): Promise<{ id: string; userId: string; lineKeys: string[] }[]> {
  const rows = await sql
    .select({ id: orders.id, userId: orders.userId, packages: orders.items })
    .from(orders)
    .where(
      and(
        or(...owners.map(({ userId, shopId }) => and(eq(orders.userId, userId), eq(orders.shopId, shopId)))),
        eq(orders.state, 'pending_payment'),
      ),
    )
    .orderBy(asc(orders.placedAt), asc(orders.number))
    .for('update')
  return rows.map(({ id, userId, packages }) => ({
    id,
    userId,
    lineKeys: packages.flatMap(({ items }) => items.map(({ key }) => key)),
  }))
}

/**
 * Reassigns orders that wait for a payment to another owner. A guest's order is in the account's list from then on;
 * mails still go to the address that it was placed with.
 */
export async function passOrdersOn(sql: Sql, from: Owner, to: Owner): Promise<void> {
  const waiting = and(
    eq(orders.userId, from.userId),
    eq(orders.shopId, from.shopId),
    eq(orders.state, 'pending_payment'),
  )
  const [account] = await sql
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.userId, to.userId), eq(users.isGuest, false)))
  if (account !== undefined) {
    const guests = sql.select({ id: users.id }).from(users).where(eq(users.isGuest, true))
    const known = JSON.stringify({ id: account.id, status: { isGuestCustomer: false } })
    await sql
      .update(orders)
      .set({ customerId: account.id, customer: raw`${orders.customer} || ${known}::jsonb` })
      .where(and(waiting, inArray(orders.customerId, guests)))
  }
  await sql.update(orders).set({ userId: to.userId }).where(waiting)
}

/** An order that has become an account's. */
export type AdoptedOrder = { shippingAddress: Address; billingAddress: Address; isGift: boolean }

/**
 * Reassigns what a guest has ordered with the account's address of mail to the account, and returns it, the latest last.
 * One that waits for its payment keeps the owner of its basket, with which it moves when the baskets do.
 */
export async function guestOrdersTo(
  sql: Sql,
  guestId: string,
  { id, userId, email }: { id: string; userId: string; email: string },
): Promise<AdoptedOrder[]> {
  const known = JSON.stringify({ id, status: { isGuestCustomer: false } })
  const { shippingAddress, billingAddress, giftDelivery, placedAt } = orders
  const guest = sql
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, guestId), eq(users.isGuest, true)))
  const adopted = await sql
    .update(orders)
    .set({
      customerId: id,
      customer: raw`${orders.customer} || ${known}::jsonb`,
      userId: raw`case when ${orders.state} = 'pending_payment' then ${orders.userId} else ${userId} end`,
    })
    .where(and(inArray(orders.customerId, guest), eq(orders.email, email)))
    .returning({ shippingAddress, billingAddress, giftDelivery, placedAt })
  return adopted
    .toSorted((one, other) => one.placedAt.getTime() - other.placedAt.getTime())
    .map(({ shippingAddress: shipping, billingAddress: billing, giftDelivery: gift }) => ({
      shippingAddress: shipping,
      billingAddress: billing,
      isGift: gift !== null,
    }))
}

/** Unpaid orders whose time is over, oldest first, at most a hundred at a time. */
export async function expiredOrderIds(sql: Sql, now: Date): Promise<string[]> {
  const rows = await sql
    .select({ id: orders.id })
    .from(orders)
    .where(and(lte(orders.expiresAt, now), eq(orders.state, 'pending_payment')))
    .orderBy(asc(orders.expiresAt))
    .limit(100)
  return rows.map(({ id }) => id)
}

type Notice = { id: string; provider: string; paymentId: string; body: string; now: Date }

/** Notes a notice; false when the same one came before. */
export async function noteNotice(sql: Sql, { id, provider, paymentId, body, now }: Notice): Promise<boolean> {
  const noted = await sql
    .insert(paymentWebhooks)
    .values({ id: `${provider}:${id}`, provider, paymentId, body, receivedAt: now })
    .onConflictDoNothing()
    .returning({ id: paymentWebhooks.id })
  return noted.length > 0
}

/** Has an order go to another address. */
export async function sendOrderTo(
  sql: Sql,
  orderId: string,
  { address, now }: { address: Address; now: Date },
): Promise<void> {
  await sql.update(orders).set({ shippingAddress: address, updatedAt: now }).where(eq(orders.id, orderId))
}
