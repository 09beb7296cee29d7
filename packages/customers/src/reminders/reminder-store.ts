import type { Country, Locale } from '@shop/domain/market/markets'
import { PRE_ORDER_DAYS } from '@shop/domain/product/buyability'
import type { Sql } from '@shop/engine/db/database'
import { prices, products, variants } from '@shop/engine/db/schema/catalogue'
import { isRecalled } from '@shop/engine/db/schema/recalls'
import { reminders } from '@shop/engine/db/schema/reminders'
import { sellableUnits } from '@shop/engine/db/schema/set-parts'
import type { Localised, ProductRecord } from '@shop/engine/records/catalogue-record'
import { and, asc, eq, exists, gt, gte, inArray, lte, ne, not, or, sql as query, type SQL } from 'drizzle-orm'

export type StoredReminder = typeof reminders.$inferSelect

/** What a mail says of a variant, in every language. */
export type RemindedVariant = {
  variantKey: string
  label: Localised
  referenceKey: string
  name: Localised
  images: ProductRecord['images']
  advancedAttributes: ProductRecord['advancedAttributes']
  isOrderable: boolean
}

/** `canOrder` of the domain for a row: code 1 or 2, and in stock or a pre-order. A test keeps the two together. */
function orderable(): SQL | undefined {
  const isPreOrder = and(eq(variants.bvc, 2), gte(variants.deliveryDaysTo, PRE_ORDER_DAYS))
  return and(
    eq(products.isActive, true),
    inArray(variants.bvc, [1, 2]),
    // eu-duties C-15: what is recalled is not back
    not(isRecalled),
    or(
      gt(sellableUnits({ id: query`${variants.id}`, productId: query`${variants.productId}` }), 0),
      isPreOrder,
    ),
  )
}

/** A variant that is sold in a country; null for one that is not, or that does not exist. */
export async function remindedVariant(
  sql: Sql,
  variantId: number,
  country: Country,
): Promise<RemindedVariant | null> {
  const [row] = await sql
    .select({
      variantKey: variants.referenceKey,
      label: variants.label,
      referenceKey: products.referenceKey,
      name: products.name,
      images: products.images,
      advancedAttributes: products.advancedAttributes,
    })
    .from(variants)
    .innerJoin(products, eq(variants.productId, products.id))
    .innerJoin(prices, and(eq(prices.variantId, variants.id), eq(prices.country, country)))
    .where(and(eq(variants.id, variantId), eq(products.isActive, true)))
  if (row === undefined) return null
  const now = await sql
    .select({ id: variants.id })
    .from(variants)
    .innerJoin(products, eq(variants.productId, products.id))
    .where(and(eq(variants.id, variantId), orderable()))
  return { ...row, isOrderable: now.length > 0 }
}

/** Stores a reminder, or renews one that was sent or never confirmed. False when it is waiting already. */
export async function keepReminder(sql: Sql, reminder: StoredReminder): Promise<boolean> {
  const { variantId: _, locale: __, email: ___, ...renewed } = reminder
  const kept = await sql
    .insert(reminders)
    .values(reminder)
    .onConflictDoUpdate({
      target: [reminders.variantId, reminders.locale, reminders.email],
      set: renewed,
      setWhere: ne(reminders.state, 'waiting'),
    })
    .returning({ id: reminders.id })
  return kept.length > 0
}

/** Confirms a reminder by its link, also a second time; null when the link is unknown or expired. */
export async function confirmByToken(
  sql: Sql,
  { tokenHash, now, waitsUntil }: { tokenHash: string; now: Date; waitsUntil: Date },
): Promise<StoredReminder | null> {
  const [row] = await sql
    .update(reminders)
    .set({ state: 'waiting', expiresAt: waitsUntil })
    .where(
      and(
        eq(reminders.tokenHash, tokenHash),
        inArray(reminders.state, ['asked', 'waiting']),
        gt(reminders.expiresAt, now),
      ),
    )
    .returning()
  return row ?? null
}

/** Deletes every reminder of the link's address in the same shop. */
export async function forgetByToken(sql: Sql, tokenHash: string): Promise<void> {
  const [row] = await sql.select().from(reminders).where(eq(reminders.tokenHash, tokenHash))
  if (row === undefined) return
  await sql.delete(reminders).where(and(eq(reminders.email, row.email), eq(reminders.locale, row.locale)))
}

/**
 * Reminders of one locale that are due, locked until the transaction ends; those locked by another process are skipped.
 */
export async function lockFulfillable(
  sql: Sql,
  { locale, country, now, limit }: { locale: Locale; country: Country; now: Date; limit: number },
): Promise<StoredReminder[]> {
  const available = sql
    .select({ id: variants.id })
    .from(variants)
    .innerJoin(products, eq(variants.productId, products.id))
    .innerJoin(prices, and(eq(prices.variantId, variants.id), eq(prices.country, country)))
    .where(and(eq(variants.id, reminders.variantId), orderable()))
  return sql
    .select()
    .from(reminders)
    .where(
      and(
        eq(reminders.state, 'waiting'),
        eq(reminders.locale, locale),
        gt(reminders.expiresAt, now),
        exists(available),
      ),
    )
    .orderBy(asc(reminders.createdAt), asc(reminders.id))
    .limit(limit)
    .for('update', { skipLocked: true })
}

/** Marks a reminder as fulfilled; the link of its last mail goes on working for a while. */
export async function settleReminder(
  sql: Sql,
  id: string,
  change: { tokenHash: string; expiresAt: Date },
): Promise<void> {
  await sql
    .update(reminders)
    .set({ ...change, state: 'sent' })
    .where(eq(reminders.id, id))
}

export async function forgetOldReminders(sql: Sql, now: Date): Promise<void> {
  await sql.delete(reminders).where(lte(reminders.expiresAt, now))
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
