import type { Sql } from '@shop/engine/db/database'
import { newKey } from '@shop/engine/db/new-key'
import { cardRemovals, savedCards } from '@shop/engine/db/schema/saved-cards'
import { checkouts, users } from '@shop/engine/db/schema/shopper'
import type { CardFacts, KeptCard } from '@shop/engine/ports/card-vault'
import type { Owner } from '@shop/engine/session/owner'
import { and, asc, eq, sql as raw } from 'drizzle-orm'

/** A saved card as it is stored. */
export type CardRow = KeptCard & { id: string; name: string | null }

type Whose = { customerId: string; provider: string }

/** The cards of a customer at a provider, oldest first. */
export async function cardsOf(sql: Sql, { customerId, provider }: Whose): Promise<CardRow[]> {
  const rows = await sql
    .select()
    .from(savedCards)
    .where(and(eq(savedCards.customerId, customerId), eq(savedCards.provider, provider)))
    .orderBy(asc(savedCards.createdAt), asc(savedCards.id))
  return rows.map(cardOfRow)
}

/** All cards of a customer, at whatever provider. */
export async function allCardsOf(sql: Sql, customerId: string) {
  return sql
    .select()
    .from(savedCards)
    .where(eq(savedCards.customerId, customerId))
    .orderBy(asc(savedCards.createdAt), asc(savedCards.id))
}

/** A customer's own card; null for another's. */
export async function ownCard(sql: Sql, id: string, whose: Whose): Promise<CardRow | null> {
  const [row] = await sql.select().from(savedCards).where(own(id, whose))
  return row ? cardOfRow(row) : null
}

/** Holds a customer's own card until the transaction ends, so that it is not removed meanwhile; false when it is gone. */
export async function holdCard(sql: Sql, id: string, whose: Whose): Promise<boolean> {
  const rows = await sql.select({ id: savedCards.id }).from(savedCards).where(own(id, whose)).for('share')
  return rows.length > 0
}

/** Names a customer's own card; null for another's. */
export async function nameCard(
  sql: Sql,
  id: string,
  { name, ...whose }: Whose & { name: string | null },
): Promise<CardRow | null> {
  const [row] = await sql.update(savedCards).set({ name }).where(own(id, whose)).returning()
  return row ? cardOfRow(row) : null
}

/** Deletes a customer's own card, which makes its removal due; null for another's. */
export async function deleteCard(
  sql: Sql,
  id: string,
  { now, ...whose }: Whose & { now: Date },
): Promise<CardRow | null> {
  const [row] = await sql.delete(savedCards).where(own(id, whose)).returning()
  if (row === undefined) return null
  // The trigger has written the row; an agreement that is older than this moment is over.
  const { provider } = whose
  await sql
    .update(cardRemovals)
    .set({ createdAt: now })
    .where(and(eq(cardRemovals.provider, provider), eq(cardRemovals.token, row.token)))
  return cardOfRow(row)
}

/** The mailbox of an account, whose row is held until the transaction ends; null for who has none. */
export async function holdAccount(sql: Sql, customerId: string): Promise<{ email: string } | null> {
  const [row] = await sql
    .select({ email: users.email })
    .from(users)
    .where(and(eq(users.id, customerId), eq(users.isGuest, false)))
    .for('key share')
  return row ?? null
}

type NewCard = Whose & CardFacts & { token: string; now: Date }

/** Saves a card, or what is news of it; that of another customer stays as it is. Returns whether it is a new one. */
export async function putCard(sql: Sql, card: NewCard): Promise<boolean> {
  const { customerId, provider, token, brand, lastFour, expiry, now } = card
  const facts = { brand, lastFour, expiryMonth: expiry.month, expiryYear: expiry.year }
  const inserted = await sql
    .insert(savedCards)
    .values({ id: newKey(), customerId, provider, token, ...facts, createdAt: now })
    .onConflictDoNothing({ target: [savedCards.provider, savedCards.token] })
    .returning({ id: savedCards.id })
  if (inserted.length > 0) return true
  await sql
    .update(savedCards)
    .set(facts)
    .where(
      and(
        eq(savedCards.provider, provider),
        eq(savedCards.token, token),
        eq(savedCards.customerId, customerId),
      ),
    )
  return false
}

/** Deletes a card that its provider does not keep any more. */
export async function forgetCard(sql: Sql, provider: string, token: string, now: Date): Promise<void> {
  await sql.delete(savedCards).where(and(eq(savedCards.provider, provider), eq(savedCards.token, token)))
  await sql
    .update(cardRemovals)
    .set({ doneAt: now })
    .where(and(eq(cardRemovals.provider, provider), eq(cardRemovals.token, token)))
}

/** The wish to save a card is one for one payment. */
export async function endSavingWish(sql: Sql, { shopId, userId }: Owner): Promise<void> {
  await sql
    .update(checkouts)
    .set({ savesCard: false, updatedAt: raw`now()` })
    .where(and(eq(checkouts.shopId, shopId), eq(checkouts.userId, userId), eq(checkouts.savesCard, true)))
}

function own(id: string, { customerId, provider }: Whose) {
  return and(eq(savedCards.id, id), eq(savedCards.customerId, customerId), eq(savedCards.provider, provider))
}

function cardOfRow(row: typeof savedCards.$inferSelect): CardRow {
  const { id, name, token, brand, lastFour, expiryMonth, expiryYear } = row
  return { id, name, token, brand, lastFour, expiry: { month: expiryMonth, year: expiryYear } }
}
