import { forgetOldMessages, forgetWords } from '@shop/customers/contact/contact-message-store'
import { KEPT_FOR, periodBefore, yearsEndBefore } from '@shop/domain/privacy/kept-for'
import { invoiceWithoutPerson } from '@shop/domain/retention/invoice-without-person'
import type { Sql } from '@shop/engine/db/database'
import { complaintPhotos, complaints, withdrawals } from '@shop/engine/db/schema/after-sales'
import { giftLists } from '@shop/engine/db/schema/gift-lists'
import { invoices } from '@shop/engine/db/schema/invoices'
import { orders } from '@shop/engine/db/schema/orders'
import { baskets, checkouts, sessions, users, wishlists } from '@shop/engine/db/schema/shopper'
import { forgetAgedFormerOrders } from '@shop/sales/former-orders/former-order-store'
import {
  and,
  asc,
  desc,
  eq,
  exists,
  gt,
  inArray,
  isNotNull,
  isNull,
  lt,
  lte,
  ne,
  not,
  notInArray,
  or,
  sql as raw,
} from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { eraseCustomers } from './erase-store.ts'
import { UNDERWAY } from './forget-orders-store.ts'
import { hasChangedSince } from './order-change-store.ts'

/** Rows of one slice, each of which is a transaction. */
export const SLICE = 100

/** Erases guests whose last order has not changed for the period. Returns how many. */
export async function forgetGuests(sql: Sql, now: Date): Promise<number> {
  const before = periodBefore(now, KEPT_FOR.guest)
  const stillKnown = sql
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.customerId, users.id), hasChangedSince(sql, before)))
  const aged = await sql
    .select({ id: users.id, userId: users.userId })
    .from(users)
    .where(
      and(
        users.isGuest,
        lt(users.updatedAt, before),
        not(exists(stillKnown)),
        not(exists(aliveOf(sql, now))),
      ),
    )
    .orderBy(asc(users.updatedAt))
    .limit(SLICE)
    .for('update', { skipLocked: true })
  await erase(sql, aged, now)
  return aged.length
}

export type DormantAccount = { id: string; email: string; name: string; locale: string | null }

/** Marks accounts that end soon because nobody signs in to them, and returns them: each is told once. */
export async function announceEnds(sql: Sql, now: Date): Promise<DormantAccount[]> {
  const soon = new Date(
    now.getTime() + (now.getTime() - periodBefore(now, KEPT_FOR.dormancyNotice).getTime()),
  )
  const ending = await sql
    .select({ id: users.id, email: users.email, firstName: users.firstName, lastName: users.lastName })
    .from(users)
    .where(
      and(
        not(users.isGuest),
        isNull(users.endAnnouncedAt),
        lte(users.lastSignInAt, periodBefore(soon, KEPT_FOR.dormantAccount)),
        not(exists(aliveOf(sql, now))),
      ),
    )
    .orderBy(asc(users.lastSignInAt))
    .limit(SLICE)
    .for('update', { skipLocked: true })
  const ids = ending.map(({ id }) => id)
  if (ids.length > 0) await sql.update(users).set({ endAnnouncedAt: now }).where(inArray(users.id, ids))
  return Promise.all(
    ending.map(async ({ id, email, firstName, lastName }) => ({
      id,
      email,
      name: `${firstName} ${lastName}`,
      locale: await lastLocaleOf(sql, id),
    })),
  )
}

/** Accounts whose end was announced and is here, a slice of them from the one after `last`. */
export async function endedAccounts(
  sql: Sql,
  now: Date,
  last: string | null,
): Promise<{ id: string; userId: string }[]> {
  return sql
    .select({ id: users.id, userId: users.userId })
    .from(users)
    .where(
      and(
        not(users.isGuest),
        last === null ? undefined : gt(users.id, last),
        lte(users.lastSignInAt, periodBefore(now, KEPT_FOR.dormantAccount)),
        isNotNull(users.endAnnouncedAt),
        lte(users.endAnnouncedAt, periodBefore(now, KEPT_FOR.dormancyNotice)),
        not(exists(aliveOf(sql, now))),
      ),
    )
    .orderBy(asc(users.id))
    .limit(SLICE)
    .for('update', { skipLocked: true })
}

/** Erases accounts and guests without what others know under the same e-mail address or owner id. */
export async function erase(
  sql: Sql,
  people: readonly { id: string; userId: string }[],
  now: Date,
): Promise<void> {
  if (people.length === 0) return
  const customerIds = people.map(({ id }) => id)
  // A guest who has registered since may have handed the owner id on to the account.
  const shared = await sql
    .select({ userId: users.userId })
    .from(users)
    .where(
      and(
        inArray(
          users.userId,
          people.map(({ userId }) => userId),
        ),
        not(inArray(users.id, customerIds)),
      ),
    )
  const taken = new Set(shared.map(({ userId }) => userId))
  const userIds = people.flatMap(({ userId }) => (taken.has(userId) ? [] : [userId]))
  await eraseCustomers(sql, { customerIds, userIds }, now)
}

/** Detaches the orders of accounts that no paper law needs any more; `forgetOrders` erases their person. */
export async function leaveAgedOrders(sql: Sql, now: Date): Promise<number> {
  const aged = sql
    .select({ id: orders.id })
    .from(orders)
    .where(and(isNotNull(orders.customerId), lt(orders.placedAt, yearsEndBefore(now, KEPT_FOR.invoice))))
    .limit(SLICE)
  const left = await sql
    .update(orders)
    .set({ customerId: null })
    .where(inArray(orders.id, aged))
    .returning({ id: orders.id })
  return left.length
}

/** Takes the recipient off papers that tax law no longer needs. */
export async function forgetRecipients(sql: Sql, now: Date): Promise<number> {
  const aged = await sql
    .select({ id: invoices.id, content: invoices.content })
    .from(invoices)
    .where(
      and(
        lt(invoices.issuedAt, yearsEndBefore(now, KEPT_FOR.invoice)),
        raw`${invoices.content}->'recipient'->>'lastName' <> ''`,
      ),
    )
    .limit(SLICE)
    .for('update', { skipLocked: true })
  for (const { id, content } of aged)
    if (content !== null)
      await sql
        .update(invoices)
        .set({ content: invoiceWithoutPerson(content) })
        .where(eq(invoices.id, id))
  return aged.length
}

/** Erases who declared a withdrawal, and with which words; that it was declared, and what became of it, stays. */
export async function forgetDeclarers(sql: Sql, now: Date): Promise<number> {
  const aged = sql
    .select({ id: withdrawals.id })
    .from(withdrawals)
    .where(
      and(
        lt(withdrawals.declaredAt, periodBefore(now, KEPT_FOR.withdrawal)),
        ne(withdrawals.state, 'received'),
        or(ne(withdrawals.email, ''), ne(withdrawals.name, ''), ne(withdrawals.itemsText, '')),
      ),
    )
    .limit(SLICE)
  const left = await sql
    .update(withdrawals)
    .set({ name: '', email: '', itemsText: '' })
    .where(inArray(withdrawals.id, aged))
    .returning({ number: withdrawals.number })
  await forgetWords(
    sql,
    left.map(({ number }) => number),
  )
  return left.length
}

/** Erases words and pictures of complaints that were answered; what was wrong and what was done about it stays. */
export async function forgetComplainants(sql: Sql, now: Date): Promise<number> {
  const aged = sql
    .select({ id: complaints.id })
    .from(complaints)
    .where(
      and(
        lt(complaints.receivedAt, periodBefore(now, KEPT_FOR.complaint)),
        ne(complaints.state, 'received'),
        ne(complaints.message, ''),
      ),
    )
    .limit(SLICE)
  const left = await sql
    .update(complaints)
    .set({ message: '', answer: null })
    .where(inArray(complaints.id, aged))
    .returning({ id: complaints.id, number: complaints.number })
  const ids = left.map(({ id }) => id)
  await forgetWords(
    sql,
    left.map(({ number }) => number),
  )
  if (ids.length > 0) await sql.delete(complaintPhotos).where(inArray(complaintPhotos.complaintId, ids))
  return left.length
}

/** Deletes baskets, wishlists and unfinished checkouts whose owner has no session and no account any more. */
export async function forgetShelves(sql: Sql, now: Date): Promise<number> {
  const before = periodBefore(now, KEPT_FOR.shelf)
  let forgotten = 0
  for (const table of [baskets, wishlists, checkouts]) {
    const owned = sql
      .select({ id: users.id })
      .from(users)
      .where(and(eq(users.userId, table.userId), not(users.isGuest)))
    const open = sql
      .select({ id: sessions.id })
      .from(sessions)
      .where(and(eq(sessions.userId, table.userId), gt(sessions.expiresAt, now)))
    const owners = sql
      .select({ userId: table.userId })
      .from(table)
      .where(and(lt(table.updatedAt, before), not(exists(owned)), not(exists(open))))
      .limit(SLICE)
    const gone = await sql
      .delete(table)
      .where(and(lt(table.updatedAt, before), inArray(table.userId, owners)))
      .returning({ userId: table.userId })
    forgotten = Math.max(forgotten, gone.length)
  }
  return forgotten
}

/** Deletes gift lists whose occasion is long over; what was ordered for them stays ordered. */
export async function forgetGiftLists(sql: Sql, now: Date): Promise<number> {
  const lastDay = periodBefore(now, KEPT_FOR.giftList).toISOString().slice(0, 10)
  const aged = sql
    .select({ id: giftLists.id })
    .from(giftLists)
    .where(
      or(
        lt(giftLists.dueOn, lastDay),
        and(isNull(giftLists.dueOn), lt(giftLists.updatedAt, periodBefore(now, KEPT_FOR.undatedGiftList))),
      ),
    )
    .limit(SLICE)
  const gone = await sql.delete(giftLists).where(inArray(giftLists.id, aged)).returning({ id: giftLists.id })
  return gone.length
}

/** Deletes orders of the old shop that are kept no longer: they name their person, and nothing else needs them. */
export function forgetFormerOrders(sql: Sql, now: Date): Promise<number> {
  return forgetAgedFormerOrders(sql, now, SLICE)
}

/** Forgets where gifts went once their orders are long over; what was ordered stays. */
export async function forgetGiftAddresses(sql: Sql, now: Date): Promise<number> {
  const aged = sql
    .select({ id: orders.id })
    .from(orders)
    .where(
      and(
        raw`${orders.giftDelivery}->'address' <> 'null'::jsonb`,
        notInArray(orders.state, UNDERWAY),
        not(hasChangedSince(sql, periodBefore(now, KEPT_FOR.giftAddress))),
      ),
    )
    .limit(SLICE)
  const gone = await sql
    .update(orders)
    .set({ giftDelivery: { ownerId: null, address: null } })
    .where(inArray(orders.id, aged))
    .returning({ id: orders.id })
  return gone.length
}

/** A session that goes on: its customer is not away, however long ago the sign-in was. */
function aliveOf(sql: Sql, now: Date) {
  const own = alias(sessions, 'own_sessions')
  return sql
    .select({ id: own.id })
    .from(own)
    .where(and(eq(own.customerId, users.id), gt(own.expiresAt, now)))
}

/** Where a customer has ordered last; null for who never has. */
export async function lastLocaleOf(sql: Sql, customerId: string): Promise<string | null> {
  const [order] = await sql
    .select({ locale: orders.locale })
    .from(orders)
    .where(eq(orders.customerId, customerId))
    .orderBy(desc(orders.placedAt))
    .limit(1)
  return order?.locale ?? null
}

/** Deletes what was written to customer service, once nobody may ask about it any more. */
export async function forgetLetters(sql: Sql, now: Date): Promise<number> {
  return forgetOldMessages(sql, now, SLICE)
}
