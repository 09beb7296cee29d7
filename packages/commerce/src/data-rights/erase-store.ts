import { forgetMessages } from '@shop/customers/contact/contact-message-store'
import { forgetQuestions } from '@shop/customers/questions/question-store'
import { forgetBlocks } from '@shop/customers/user/blocked-people-store'
import { forgetInLog } from '@shop/engine/command/command-log-store'
import type { Sql } from '@shop/engine/db/database'
import { reminders } from '@shop/engine/db/schema/reminders'
import { reviewReports, reviews } from '@shop/engine/db/schema/reviews'
import {
  baskets,
  checkouts,
  dataLinks,
  newsletterSubscriptions,
  sessions,
  users,
  wishlists,
} from '@shop/engine/db/schema/shopper'
import { reservations } from '@shop/engine/db/schema/stores'
import { idempotencyKeys } from '@shop/engine/db/schema/system'
import { forgetFormerOrders } from '@shop/sales/former-orders/former-order-store'
import { and, asc, eq, inArray, ne } from 'drizzle-orm'
import { forgetWithdrawals } from './after-sales-data-store.ts'
import { forgetEmailChangesOf, forgetMailsTo } from './email-change-data-store.ts'
import { forgetGiftAddressesOf, leaveOrders } from './forget-orders-store.ts'
import { customerObject, type Person } from './person-store.ts'

/** The name on a review whose author was erased; its text is kept. */
const NOBODY = '–'

/** What was done about a person: how many orders still wait for their end. */
export type Erased = { runningOrders: number }

/**
 * Erases a person: account, addresses, sessions, baskets, wishlists, newsletter, reminders, mails. Orders stay, see
 * `forgetOrders`. What is kept under an address that was never proven is somebody else's, and stays: anyone may register
 * with it. Reviews and questions that were shown stay without a name; what is held in a store stays until it is fetched.
 *
 * @see product §3; eu-duties C-30
 */
export async function erasePerson(sql: Sql, person: Person, now: Date): Promise<Erased> {
  const { customerId, userId, email, ownsEmail } = person
  const guests = ownsEmail ? await guestsOf(sql, email) : []
  const customerIds = [customerId, ...guests.map(({ id }) => id)]
  const userIds = [userId, ...guests.map((guest) => guest.userId)]

  if (ownsEmail) {
    await forgetEmail(sql, email)
    await forgetFormerOrders(sql, email)
  }
  return eraseCustomers(sql, { customerIds, userIds }, now)
}

type Customers = { customerIds: readonly string[]; userIds: readonly string[] }

/** Erases customers and what belongs to their sessions; what is stored under an e-mail address alone stays. */
export async function eraseCustomers(
  sql: Sql,
  { customerIds, userIds }: Customers,
  now: Date,
): Promise<Erased> {
  // First, so that an order that one of them is placing is written before their orders are looked for.
  await sql
    .select({ id: users.id })
    .from(users)
    .where(inArray(users.id, [...customerIds]))
    .orderBy(asc(users.id))
    .for('update')
  const runningOrders = await leaveOrders(sql, customerIds, now)
  await forgetGiftAddressesOf(sql, customerIds)
  await forgetReviews(sql, customerIds)
  await forgetQuestions(sql, { customerIds })
  await forgetEmailChangesOf(sql, customerIds)
  await forgetCustomersInLog(sql, customerIds)
  for (const table of [baskets, wishlists, checkouts, sessions, idempotencyKeys])
    await sql.delete(table).where(inArray(table.userId, [...userIds]))
  // Addresses, orders of the old shop, and sessions under another id go along.
  await sql.delete(users).where(inArray(users.id, [...customerIds]))
  return { runningOrders }
}

/** What the desk noted about them; whoever erases, themselves, the desk or time. */
async function forgetCustomersInLog(sql: Sql, customerIds: readonly string[]): Promise<void> {
  const numbered = await sql
    .select({ customerNo: users.customerNo })
    .from(users)
    .where(inArray(users.id, [...customerIds]))
  for (const { customerNo } of numbered) await forgetInLog(sql, customerObject(customerNo))
}

async function guestsOf(sql: Sql, email: string): Promise<{ id: string; userId: string }[]> {
  return sql
    .select({ id: users.id, userId: users.userId })
    .from(users)
    .where(and(eq(users.email, email), eq(users.isGuest, true)))
}

async function forgetReviews(sql: Sql, customerIds: readonly string[]): Promise<void> {
  const own = inArray(reviews.customerId, [...customerIds])
  await sql.delete(reviews).where(and(own, ne(reviews.state, 'approved')))
  await sql.update(reviews).set({ customerId: null, nickname: NOBODY }).where(own)
}

/**
 * What is stored under the address alone, a block and declarations of withdrawal among it: for whoever is known to own the
 * mailbox, and for customer service, which has made sure of it.
 */
export async function forgetEmail(sql: Sql, email: string): Promise<void> {
  await sql.delete(newsletterSubscriptions).where(eq(newsletterSubscriptions.email, email))
  await forgetWithdrawals(sql, email)
  await forgetBlocks(sql, email)
  await forgetMessages(sql, email)
  await forgetQuestions(sql, { email })
  await sql.delete(dataLinks).where(eq(dataLinks.email, email))
  await sql.delete(reminders).where(eq(reminders.email, email))
  // A report goes on without its person: what it says is about somebody else's words.
  await sql.update(reviewReports).set({ name: '', email: '' }).where(eq(reviewReports.email, email))
  await sql
    .update(reservations)
    .set({ name: '', email: '', phone: '' })
    .where(and(eq(reservations.email, email), ne(reservations.state, 'held')))
  await forgetMailsTo(sql, email)
}
