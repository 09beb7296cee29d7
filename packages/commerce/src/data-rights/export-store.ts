import type { CustomerExport } from '@shop/api-client/contract/user-data'
import { messagesUnder } from '@shop/customers/contact/contact-message-store'
import { proofsOf } from '@shop/customers/newsletter/newsletter-store'
import { questionsOf, questionsUnder } from '@shop/customers/questions/question-store'
import { blocksUnder } from '@shop/customers/user/blocked-people-store'
import { passkeysOf } from '@shop/customers/user/passkeys/passkey-store'
import { cardMonth } from '@shop/domain/saved-card/card-state'
import type { Sql } from '@shop/engine/db/database'
import { assistantOrders } from '@shop/engine/db/schema/assistants'
import { accountBookings } from '@shop/engine/db/schema/balance'
import { emailChanges } from '@shop/engine/db/schema/email-changes'
import { giftListItems, giftLists } from '@shop/engine/db/schema/gift-lists'
import { orderEvents, orders, payments } from '@shop/engine/db/schema/orders'
import { reminders } from '@shop/engine/db/schema/reminders'
import { reviewReports, reviews } from '@shop/engine/db/schema/reviews'
import {
  addresses,
  basketItems,
  baskets,
  checkouts,
  newsletterSubscriptions,
  sessions,
  users,
  wishlistItems,
  wishlists,
} from '@shop/engine/db/schema/shopper'
import { reservations } from '@shop/engine/db/schema/stores'
import { mails } from '@shop/engine/db/schema/system'
import { allFormerOrdersOf, unownedFormerOrders } from '@shop/sales/former-orders/former-order-store'
import { orderOfRow } from '@shop/sales/orders/order-of-row'
import { allCardsOf } from '@shop/sales/saved-cards/saved-card-store'
import { and, asc, eq, inArray } from 'drizzle-orm'
import { afterSalesOf, withdrawalsUnder } from './after-sales-data-store.ts'
import { type Person, personOf } from './person-store.ts'

const DIGESTS = [
  'passwordHash',
  'resetHash',
  'tokenHash',
  'oldTokenHash',
  'wayOutHash',
  'emailHash',
  'fromHash',
  'fingerprint',
]

type ExportQuery = {
  customerId: string
  now: Date
  /** The address was verified, so that what is stored under it alone is included. */
  ownsEmail?: boolean
}

/**
 * Everything that is stored about a customer; null when there is none. Digests of passwords, tokens and links are left
 * out: they give access, and say nothing about a person.
 *
 * @see eu-duties C-29
 */
export async function customerExport(
  sql: Sql,
  { customerId, now, ownsEmail = false }: ExportQuery,
): Promise<CustomerExport | null> {
  const [row] = await sql.select().from(users).where(eq(users.id, customerId))
  if (row === undefined) return null
  const person = personOf(row)
  return {
    exportedAt: now.toISOString(),
    profile: plain(row),
    addresses: (await sql.select().from(addresses).where(eq(addresses.customerId, customerId))).map(plain),
    balance: (
      await sql
        .select()
        .from(accountBookings)
        .where(eq(accountBookings.customerId, customerId))
        .orderBy(asc(accountBookings.id))
    ).map(plain),
    orders: await exportedOrders(sql, [customerId]),
    formerOrders: (await allFormerOrdersOf(sql, customerId)).map(plain),
    ...(await shelves(sql, person)),
    giftLists: await exportedGiftLists(sql, customerId),
    reviews: (await sql.select().from(reviews).where(eq(reviews.customerId, customerId))).map(plain),
    questions: (await questionsOf(sql, customerId)).map(plain),
    sessions: await exportedSessions(sql, customerId),
    passkeys: await exportedPasskeys(sql, customerId),
    savedCards: await exportedCards(sql, customerId),
    emailChanges: (await sql.select().from(emailChanges).where(eq(emailChanges.customerId, customerId))).map(
      plain,
    ),
    knownByEmail: ownsEmail || person.ownsEmail ? await knownByEmail(sql, person.email) : null,
  }
}

/** Baskets, wishlists and unfinished checkouts. */
async function shelves(
  sql: Sql,
  { userId }: Person,
): Promise<Pick<CustomerExport, 'baskets' | 'wishlists' | 'checkouts'>> {
  const lines = await sql
    .select({ line: basketItems })
    .from(basketItems)
    .innerJoin(baskets, eq(baskets.key, basketItems.basketKey))
    .where(eq(baskets.userId, userId))
  const wishes = await sql
    .select({ wish: wishlistItems })
    .from(wishlistItems)
    .innerJoin(wishlists, eq(wishlists.key, wishlistItems.wishlistKey))
    .where(eq(wishlists.userId, userId))
  const heads = await sql.select().from(baskets).where(eq(baskets.userId, userId))
  const lists = await sql.select().from(wishlists).where(eq(wishlists.userId, userId))
  const unfinished = await sql.select().from(checkouts).where(eq(checkouts.userId, userId))
  return {
    baskets: heads.map((head) => ({
      ...plain(head),
      items: lines.flatMap(({ line }) => (line.basketKey === head.key ? [plain(line)] : [])),
    })),
    wishlists: lists.map((list) => ({
      ...plain(list),
      items: wishes.flatMap(({ wish: input }) => (input.wishlistKey === list.key ? [plain(input)] : [])),
    })),
    // Which list of somebody else a gift is for opens nothing, and is not theirs either.
    checkouts: unfinished.map((row) => {
      const { giftListId: _, ...kept } = row
      return plain(kept)
    }),
  }
}

/** The token of a list opens it, and is left out as digests are; names of givers are theirs. */
async function exportedGiftLists(sql: Sql, customerId: string): Promise<Record<string, unknown>[]> {
  const lists = await sql.select().from(giftLists).where(eq(giftLists.customerId, customerId))
  const items = await sql
    .select({ item: giftListItems })
    .from(giftListItems)
    .innerJoin(giftLists, eq(giftLists.id, giftListItems.listId))
    .where(eq(giftLists.customerId, customerId))
  return lists.map((kept) => {
    const { token: _, ...list } = kept
    return {
      ...plain(list),
      items: items.flatMap(({ item: { elsewhereFrom: _names, ...item } }) =>
        item.listId === list.id ? [plain(item)] : [],
      ),
    }
  })
}

async function exportedOrders(sql: Sql, customerIds: readonly string[]): Promise<Record<string, unknown>[]> {
  if (customerIds.length === 0) return []
  const rows = await sql
    .select()
    .from(orders)
    .where(inArray(orders.customerId, [...customerIds]))
    .orderBy(asc(orders.placedAt))
  const ids = rows.map(({ id }) => id)
  if (ids.length === 0) return []
  const paid = await sql.select().from(payments).where(inArray(payments.orderId, ids))
  const events = await sql
    .select({ orderId: orderEvents.orderId, at: orderEvents.at, state: orderEvents.to })
    .from(orderEvents)
    .where(inArray(orderEvents.orderId, ids))
    .orderBy(asc(orderEvents.id))
  const after = Object.entries(await afterSalesOf(sql, ids))
  const told = await sql
    .select({ orderId: assistantOrders.orderId, platform: assistantOrders.agent })
    .from(assistantOrders)
    .where(inArray(assistantOrders.orderId, ids))
  return rows.map((row) => ({
    ...orderOfRow(
      row,
      paid.filter(({ orderId }) => orderId === row.id),
    ),
    // Who else hears of the order, and of what becomes of it.
    assistants: told.flatMap(({ orderId, platform }) => (orderId === row.id ? [platform] : [])),
    history: events.flatMap(({ orderId, ...event }) => (orderId === row.id ? [plain(event)] : [])),
    ...Object.fromEntries(
      after.map(([kind, all]) => [kind, all.filter(({ orderId }) => orderId === row.id).map(plain)]),
    ),
  }))
}

async function exportedSessions(sql: Sql, customerId: string): Promise<Record<string, unknown>[]> {
  const { device, locale, loggedIn, createdAt, expiresAt } = sessions
  const rows = await sql
    .select({ device, locale, loggedIn, createdAt, expiresAt })
    .from(sessions)
    .where(eq(sessions.customerId, customerId))
    .orderBy(asc(createdAt))
  return rows.map(plain)
}

/** Names and times; keys and ids of authenticators belong to machines and say nothing about a person. */
async function exportedPasskeys(sql: Sql, customerId: string): Promise<Record<string, unknown>[]> {
  const rows = await passkeysOf(sql, customerId)
  return rows.map(({ name, host, createdAt, lastUsedAt }) => plain({ name, host, createdAt, lastUsedAt }))
}

/** Tokens pay, and are left out as digests are. */
async function exportedCards(sql: Sql, customerId: string): Promise<Record<string, unknown>[]> {
  const rows = await allCardsOf(sql, customerId)
  return rows.map(({ name, brand, lastFour, expiryMonth, expiryYear, provider, createdAt }) =>
    plain({
      name,
      brand,
      number: `•••• ${lastFour}`,
      validUntil: cardMonth({ month: expiryMonth, year: expiryYear }),
      provider,
      savedAt: createdAt,
    }),
  )
}

/** What is stored under the address alone, which needs no sign-in. */
export async function knownByEmail(
  sql: Sql,
  email: string,
): Promise<NonNullable<CustomerExport['knownByEmail']>> {
  const guests = await sql
    .select()
    .from(users)
    .where(and(eq(users.email, email), eq(users.isGuest, true)))
  const written = await sql
    .select({ kind: mails.kind, subject: mails.subject, text: mails.text, sentAt: mails.sentAt })
    .from(mails)
    .where(eq(mails.to, email))
  const subscribed = await sql
    .select()
    .from(newsletterSubscriptions)
    .where(eq(newsletterSubscriptions.email, email))
  const reminded = await sql.select().from(reminders).where(eq(reminders.email, email))
  const reported = await sql.select().from(reviewReports).where(eq(reviewReports.email, email))
  const reserved = await sql.select().from(reservations).where(eq(reservations.email, email))
  return {
    guests: guests.map(plain),
    newsletters: subscribed.map(plain),
    newsletterProofs: (await proofsOf(sql, email)).map(plain),
    blocks: (await blocksUnder(sql, email)).map(plain),
    reminders: reminded.map(plain),
    reservations: reserved.map(plain),
    withdrawals: (await withdrawalsUnder(sql, email)).map(plain),
    reports: reported.map(plain),
    messages: (await messagesUnder(sql, email)).map(plain),
    askedQuestions: (await questionsUnder(sql, email)).map(plain),
    mails: written.map(({ text, ...mail }) => ({
      ...plain(mail),
      // Code and PIN of a gift card are money and have no place in an export.
      text: mail.kind === 'giftCard' ? null : withoutLinks(text),
    })),
    guestOrders: await exportedOrders(
      sql,
      guests.map(({ id }) => id),
    ),
    formerOrders: (await unownedFormerOrders(sql, email)).map(plain),
  }
}

/** Links in mails may hold tokens, which would give access to readers of the export. */
function withoutLinks(text: string): string {
  return text.replaceAll(/https?:\/\/\S+/g, '…')
}

/** A row as JSON writes it, without what opens something: moments as ISO strings. */
function plain(row: Record<string, unknown>): Record<string, unknown> {
  const exported = Object.entries(row).filter(([name]) => !DIGESTS.includes(name))
  return Object.fromEntries(
    exported.map(([name, value]) => [name, value instanceof Date ? value.toISOString() : value]),
  )
}
