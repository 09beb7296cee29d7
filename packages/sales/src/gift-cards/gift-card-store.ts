import type { Currency } from '@shop/domain/market/markets'
import type { Sql } from '@shop/engine/db/database'
import { newKey } from '@shop/engine/db/new-key'
import { giftCardBookings, giftCards } from '@shop/engine/db/schema/gift-cards'
import { orders, payments } from '@shop/engine/db/schema/orders'
import type { Owner } from '@shop/engine/session/owner'
import { and, eq, gte, inArray, sql as raw, sum } from 'drizzle-orm'
import {
  type GiftCardSecret,
  giftCardCodeHash,
  giftCardPinHash,
  maskedGiftCardCode,
} from './gift-card-code.ts'

export type GiftCard = typeof giftCards.$inferSelect

type NewGiftCard = {
  secret: GiftCardSecret
  /** Minor units. */
  amount: number
  currency: Currency
  expiresAt: Date | null
  /** The order that buys it, and which of its cards this is; null for a card of the operators. */
  bought: { orderId: string; part: string } | null
  now: Date
}

/** Makes a card; one that is bought waits for its order to be paid. Returns its id. */
export async function insertGiftCard(sql: Sql, card: NewGiftCard): Promise<string> {
  const { secret, amount, currency, expiresAt, bought, now } = card
  const id = newKey()
  await sql.insert(giftCards).values({
    id,
    codeHash: giftCardCodeHash(secret.code),
    pinHash: giftCardPinHash(secret),
    maskedCode: maskedGiftCardCode(secret.code),
    balance: amount,
    currency,
    state: bought === null ? 'active' : 'waiting',
    expiresAt,
    orderId: bought?.orderId ?? null,
    orderPart: bought?.part ?? null,
    createdAt: now,
  })
  await sql
    .insert(giftCardBookings)
    .values({ giftCardId: id, amount, kind: 'issued', orderId: null, at: now })
  return id
}

export async function giftCardByCode(sql: Sql, code: string): Promise<GiftCard | null> {
  const [card] = await sql
    .select()
    .from(giftCards)
    .where(eq(giftCards.codeHash, giftCardCodeHash(code)))
  return card ?? null
}

/** In the order of the ids; what does not exist is left out. */
export async function giftCardsById(sql: Sql, ids: readonly string[]): Promise<GiftCard[]> {
  if (ids.length === 0) return []
  const rows = await sql
    .select()
    .from(giftCards)
    .where(inArray(giftCards.id, [...ids]))
  return ids.flatMap((id) => rows.find((row) => row.id === id) ?? [])
}

/** Locks cards until the transaction ends, always in the same order, so that transactions never deadlock. */
export async function lockGiftCards(sql: Sql, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  await sql
    .select({ id: giftCards.id })
    .from(giftCards)
    .where(inArray(giftCards.id, [...ids]))
    .orderBy(giftCards.id)
    .for('update')
}

type Payment = { giftCardId: string; amount: number; orderId: string; now: Date }

/**
 * Debits a card if it holds that much; the condition is part of the update, which makes it safe against races. Minor
 * units.
 */
export async function takeFromGiftCard(
  sql: Sql,
  { giftCardId, amount, orderId, now }: Payment,
): Promise<boolean> {
  const taken = await sql
    .update(giftCards)
    .set({ balance: raw`${giftCards.balance} - ${amount}` })
    .where(and(eq(giftCards.id, giftCardId), gte(giftCards.balance, amount), eq(giftCards.state, 'active')))
    .returning({ id: giftCards.id })
  if (taken.length === 0) return false
  await sql.insert(giftCardBookings).values({ giftCardId, amount: -amount, kind: 'paid', orderId, at: now })
  return true
}

/** Refunds money of an order to a card, which is then valid until `livesUntil` at least. */
export async function putOnGiftCard(
  sql: Sql,
  {
    giftCardId,
    amount,
    orderId,
    now,
    kind,
    livesUntil,
  }: Payment & { kind: 'released' | 'refunded'; livesUntil: Date | null },
): Promise<void> {
  await sql
    .update(giftCards)
    .set({
      balance: raw`${giftCards.balance} + ${amount}`,
      ...(livesUntil === null
        ? {}
        : { expiresAt: raw`greatest(${giftCards.expiresAt}, ${livesUntil.toISOString()}::timestamptz)` }),
    })
    .where(eq(giftCards.id, giftCardId))
  await sql.insert(giftCardBookings).values({ giftCardId, amount, kind, orderId, at: now })
}

/** The cards that an order is, or was to be, paid with. */
export async function cardsPaying(sql: Sql, orderId: string): Promise<string[]> {
  const rows = await sql
    .select({ id: payments.providerReference })
    .from(payments)
    .where(and(eq(payments.orderId, orderId), eq(payments.key, 'giftcard')))
  return rows.flatMap(({ id }) => (id === null ? [] : [id]))
}

/** What an order still has of each card, minor units: what was paid less what went back. */
export async function paidByGiftCards(
  sql: Sql,
  orderId: string,
): Promise<{ giftCardId: string; amount: number }[]> {
  const rows = await sql
    .select({ giftCardId: giftCardBookings.giftCardId, total: sum(giftCardBookings.amount) })
    .from(giftCardBookings)
    .where(eq(giftCardBookings.orderId, orderId))
    .groupBy(giftCardBookings.giftCardId)
    .orderBy(giftCardBookings.giftCardId)
  return rows
    .map(({ giftCardId, total }) => ({ giftCardId, amount: -Number(total) }))
    .filter(({ amount }) => amount > 0)
}

/** The bookings of a card with the numbers of their orders, oldest first. */
export async function bookingsOf(sql: Sql, giftCardId: string) {
  return sql
    .select({
      at: giftCardBookings.at,
      kind: giftCardBookings.kind,
      amount: giftCardBookings.amount,
      orderNumber: orders.number,
    })
    .from(giftCardBookings)
    .leftJoin(orders, eq(orders.id, giftCardBookings.orderId))
    .where(eq(giftCardBookings.giftCardId, giftCardId))
    .orderBy(giftCardBookings.id)
}

/** What this shopper's unpaid orders in this shop claim of these cards: ordering again releases it. */
export async function waitingAmounts(
  sql: Sql,
  ids: readonly string[],
  { shopId, userId }: Owner,
): Promise<Map<string, number>> {
  if (ids.length === 0) return new Map()
  const rows = await sql
    .select({ giftCardId: giftCardBookings.giftCardId, total: sum(giftCardBookings.amount) })
    .from(giftCardBookings)
    .innerJoin(orders, eq(orders.id, giftCardBookings.orderId))
    .where(
      and(
        inArray(giftCardBookings.giftCardId, [...ids]),
        eq(orders.shopId, shopId),
        eq(orders.userId, userId),
        eq(orders.state, 'pending_payment'),
      ),
    )
    .groupBy(giftCardBookings.giftCardId)
  return new Map(rows.map(({ giftCardId, total }) => [giftCardId, -Number(total)]))
}

/** The cards that an order bought, with what they were issued over (minor units), held until the transaction ends. */
export async function lockBoughtCards(sql: Sql, orderId: string): Promise<(GiftCard & { issued: number })[]> {
  const rows = await sql
    .select({ card: giftCards, issued: giftCardBookings.amount })
    .from(giftCards)
    .innerJoin(
      giftCardBookings,
      and(eq(giftCardBookings.giftCardId, giftCards.id), eq(giftCardBookings.kind, 'issued')),
    )
    .where(eq(giftCards.orderId, orderId))
    .orderBy(giftCards.id)
    .for('update', { of: giftCards })
  return rows.map(({ card, issued }) => ({ ...card, issued }))
}

/** Cards that never work again. */
export async function blockCards(sql: Sql, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  await sql
    .update(giftCards)
    .set({ state: 'blocked' })
    .where(inArray(giftCards.id, [...ids]))
}

/** Moves the cards that an order bought from one state to another. Returns how many. */
export async function changeBoughtCards(
  sql: Sql,
  orderId: string,
  { from, to }: { from: GiftCard['state']; to: GiftCard['state'] },
): Promise<number> {
  const changed = await sql
    .update(giftCards)
    .set({ state: to })
    .where(and(eq(giftCards.orderId, orderId), eq(giftCards.state, from)))
    .returning({ id: giftCards.id })
  return changed.length
}
