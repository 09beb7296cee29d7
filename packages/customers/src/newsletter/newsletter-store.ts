import type { Locale } from '@shop/domain/market/markets'
import { KEPT_FOR, periodBefore } from '@shop/domain/privacy/kept-for'
import type { Sql } from '@shop/engine/db/database'
import { newKey } from '@shop/engine/db/new-key'
import { newsletterProofs, newsletterSubscriptions } from '@shop/engine/db/schema/shopper'
import { networkOf } from '@shop/engine/session/network-of'
import { tokenHash } from '@shop/engine/session/token'
import { and, eq, gt, inArray, lt, lte, ne } from 'drizzle-orm'

type Subscription = {
  email: string
  shopId: number
  locale: Locale
  firstName: string
  lastName: string
  salutation: number
  source: string
  tokenHash: string
  wayOutHash: string
  expiresAt: Date
}

/** Stores a newsletter subscription, or renews an unconfirmed one; returns false when it was confirmed before. */
export async function keepSubscription(sql: Sql, subscription: Subscription): Promise<boolean> {
  const { shopId, email, ...renewed } = subscription
  const kept = await sql
    .insert(newsletterSubscriptions)
    .values({ id: newKey(), state: 'pending', shopId, email, ...renewed })
    .onConflictDoUpdate({
      target: [newsletterSubscriptions.shopId, newsletterSubscriptions.email],
      // Whoever asks anew asks for all of it.
      set: { ...renewed, state: 'pending', confirmedAt: null, topics: null },
      setWhere: ne(newsletterSubscriptions.state, 'confirmed'),
    })
    .returning({ id: newsletterSubscriptions.id })
  return kept.length > 0
}

/** Whether somebody has ended a newsletter here. */
export async function isUnsubscribed(
  sql: Sql,
  { shopId, email }: { shopId: number; email: string },
): Promise<boolean> {
  const rows = await sql
    .select({ id: newsletterSubscriptions.id })
    .from(newsletterSubscriptions)
    .where(
      and(
        eq(newsletterSubscriptions.shopId, shopId),
        eq(newsletterSubscriptions.email, email),
        eq(newsletterSubscriptions.state, 'unsubscribed'),
      ),
    )
  return rows.length > 0
}

export type KeptSubscription = typeof newsletterSubscriptions.$inferSelect

/** The subscription of a valid link: unconfirmed, or confirmed already. */
export async function subscriptionByToken(
  sql: Sql,
  hash: string,
  now: Date,
): Promise<KeptSubscription | null> {
  const [row] = await sql
    .select()
    .from(newsletterSubscriptions)
    .where(
      and(
        eq(newsletterSubscriptions.tokenHash, hash),
        inArray(newsletterSubscriptions.state, ['pending', 'confirmed']),
        gt(newsletterSubscriptions.expiresAt, now),
      ),
    )
    .for('update')
  return row ?? null
}

export async function confirmSubscription(sql: Sql, id: string, now: Date): Promise<void> {
  await sql
    .update(newsletterSubscriptions)
    .set({ state: 'confirmed', confirmedAt: now })
    .where(eq(newsletterSubscriptions.id, id))
}

/** Without a way back in by an old link. */
const ENDED = { state: 'unsubscribed', tokenHash: null, expiresAt: null } as const

/** Ends the subscription of an unsubscribe link; null when there is none, or it has ended. */
export async function endSubscription(sql: Sql, hash: string): Promise<KeptSubscription | null> {
  const [row] = await sql
    .update(newsletterSubscriptions)
    .set(ENDED)
    .where(
      and(
        eq(newsletterSubscriptions.wayOutHash, hash),
        inArray(newsletterSubscriptions.state, ['pending', 'confirmed']),
      ),
    )
    .returning()
  return row ?? null
}

type Mailbox = { shopId: number; email: string }

/** The newsletter of an address in a shop, whatever became of it. */
export async function subscriptionUnder(sql: Sql, mailbox: Mailbox) {
  const [row] = await subscriptionRows(sql, mailbox)
  return row ?? null
}

/** The same, held until the transaction ends. */
export async function lockSubscription(sql: Sql, mailbox: Mailbox) {
  const [row] = await subscriptionRows(sql, mailbox).for('update')
  return row ?? null
}

function subscriptionRows(sql: Sql, { shopId, email }: Mailbox) {
  return sql
    .select()
    .from(newsletterSubscriptions)
    .where(and(eq(newsletterSubscriptions.shopId, shopId), eq(newsletterSubscriptions.email, email)))
}

/** What a newsletter is about; null for everything. */
export async function changeTopics(sql: Sql, id: string, topics: string[] | null): Promise<void> {
  await sql.update(newsletterSubscriptions).set({ topics }).where(eq(newsletterSubscriptions.id, id))
}

/** Ends a newsletter without the link of a mail. */
export async function endOwnSubscription(sql: Sql, id: string): Promise<void> {
  await sql.update(newsletterSubscriptions).set(ENDED).where(eq(newsletterSubscriptions.id, id))
}

/** Ends confirmed newsletters of one origin; returns the addresses of those that it has ended. */
export async function endSubscriptionsOf(
  sql: Sql,
  { emails, shopId, source }: { emails: readonly string[]; shopId: number; source: string },
): Promise<string[]> {
  const ended = await sql
    .update(newsletterSubscriptions)
    .set(ENDED)
    .where(
      and(
        eq(newsletterSubscriptions.shopId, shopId),
        eq(newsletterSubscriptions.source, source),
        eq(newsletterSubscriptions.state, 'confirmed'),
        inArray(newsletterSubscriptions.email, [...emails]),
      ),
    )
    .returning({ email: newsletterSubscriptions.email })
  return ended.map(({ email }) => email)
}

type Proof = {
  shopId: number
  email: string
  what: 'asked' | 'confirmed' | 'unsubscribed'
  textVersion: string
  source: string
  /** Network address of the request. */
  address: string | null
  at: Date
}

/** Writes down what proves a step, with digests instead of addresses. @see eu-duties C-32 */
export async function noteProof(sql: Sql, proof: Proof): Promise<void> {
  await noteProofs(sql, [proof])
}

/** The same of several steps at once. */
export async function noteProofs(sql: Sql, proofs: readonly Proof[]): Promise<void> {
  if (proofs.length === 0) return
  await sql.insert(newsletterProofs).values(
    proofs.map(({ email, address, ...proof }) => ({
      id: newKey(),
      emailHash: emailHash(email),
      fromHash: address === null ? null : tokenHash(`${email} ${networkOf(address)}`),
      ...proof,
    })),
  )
}

/** Everything proven about an address, oldest first. */
export async function proofsOf(sql: Sql, email: string) {
  return sql
    .select()
    .from(newsletterProofs)
    .where(eq(newsletterProofs.emailHash, emailHash(email)))
    .orderBy(newsletterProofs.at)
}

function emailHash(email: string): string {
  return tokenHash(`newsletter ${email}`)
}

/** Deletes subscriptions that were not confirmed in time, and with them the address; old proofs as well. */
export async function forgetOldNewsletters(sql: Sql, now: Date): Promise<void> {
  await sql
    .delete(newsletterSubscriptions)
    .where(and(eq(newsletterSubscriptions.state, 'pending'), lte(newsletterSubscriptions.expiresAt, now)))
  const before = periodBefore(now, KEPT_FOR.newsletterProof)
  await sql.delete(newsletterProofs).where(lt(newsletterProofs.at, before))
}
