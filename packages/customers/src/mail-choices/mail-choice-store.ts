import type { Locale } from '@shop/domain/market/markets'
import type { Sql } from '@shop/engine/db/database'
import { products, variants } from '@shop/engine/db/schema/catalogue'
import { reminders } from '@shop/engine/db/schema/reminders'
import { newsletterSubscriptions, users } from '@shop/engine/db/schema/shopper'
import { and, asc, eq, inArray } from 'drizzle-orm'

/** What an account has chosen about its mails, and whether its address was verified. */
export async function ownChoices(sql: Sql, customerId: string) {
  const { email, emailProvenAt, mailLocale, firstName, lastName, gender } = users
  const [row] = await sql
    .select({ email, emailProvenAt, mailLocale, firstName, lastName, gender })
    .from(users)
    .where(eq(users.id, customerId))
  return row ?? null
}
export type OwnChoices = NonNullable<Awaited<ReturnType<typeof ownChoices>>>

type ChangedChoices = { mailLocale: Locale | null }

export async function changeOwnChoices(
  sql: Sql,
  customerId: string,
  change: ChangedChoices & { updatedAt: Date },
): Promise<void> {
  await sql.update(users).set(change).where(eq(users.id, customerId))
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
  await sql
    .update(newsletterSubscriptions)
    .set({ state: 'unsubscribed', tokenHash: null, expiresAt: null })
    .where(eq(newsletterSubscriptions.id, id))
}

/** Open reminders of an address in every language, oldest first, with what they are about. */
export async function remindersUnder(sql: Sql, email: string) {
  return sql
    .select({
      id: reminders.id,
      locale: reminders.locale,
      state: reminders.state,
      createdAt: reminders.createdAt,
      variantKey: variants.referenceKey,
      label: variants.label,
      referenceKey: products.referenceKey,
      name: products.name,
      images: products.images,
      advancedAttributes: products.advancedAttributes,
      isActive: products.isActive,
    })
    .from(reminders)
    .innerJoin(variants, eq(variants.id, reminders.variantId))
    .innerJoin(products, eq(products.id, variants.productId))
    .where(and(eq(reminders.email, email), inArray(reminders.state, ['asked', 'waiting'])))
    .orderBy(asc(reminders.createdAt), asc(reminders.id))
}

export async function endReminder(sql: Sql, { id, email }: { id: string; email: string }): Promise<void> {
  await sql.delete(reminders).where(and(eq(reminders.id, id), eq(reminders.email, email)))
}
