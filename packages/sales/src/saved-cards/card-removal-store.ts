import type { Sql } from '@shop/engine/db/database'
import { cardRemovals } from '@shop/engine/db/schema/saved-cards'
import { and, asc, eq, inArray, isNull, lte } from 'drizzle-orm'

export type CardRemoval = typeof cardRemovals.$inferSelect

/** Longer than a provider repeats a notice, which must not bring back what was removed. */
const KEPT_MILLISECONDS = 30 * 24 * 60 * 60 * 1000

type Named = { provider: string; token: string }

/** The removal of a card, due or done; null for a card that was never removed. */
export async function removalOf(sql: Sql, { provider, token }: Named): Promise<CardRemoval | null> {
  const [row] = await sql.select().from(cardRemovals).where(named({ provider, token }))
  return row ?? null
}

/** Has a provider forget a card that the shop does not keep. */
export async function putRemoval(sql: Sql, removal: Named & { owner: string; now: Date }): Promise<void> {
  const { provider, token, owner, now } = removal
  await sql
    .insert(cardRemovals)
    .values({ provider, token, owner, dueAt: now, createdAt: now })
    .onConflictDoNothing()
}

/** Takes a removal back, because its owner has saved the card anew. */
export async function dropRemoval(sql: Sql, card: Named): Promise<void> {
  await sql.delete(cardRemovals).where(named(card))
}

type Claim = { provider: string; token: string | null; now: Date; until: Date }

/** Takes the removal that is due longest, or that of one card, so that no other worker asks before `until`. */
export async function claimRemoval(
  sql: Sql,
  { provider, token, now, until }: Claim,
): Promise<CardRemoval | null> {
  const next = sql
    .select({ token: cardRemovals.token })
    .from(cardRemovals)
    .where(
      and(
        eq(cardRemovals.provider, provider),
        isNull(cardRemovals.doneAt),
        lte(cardRemovals.dueAt, now),
        ...(token === null ? [] : [eq(cardRemovals.token, token)]),
      ),
    )
    .orderBy(asc(cardRemovals.dueAt))
    .limit(1)
    .for('update', { skipLocked: true })
  const [claimed] = await sql
    .update(cardRemovals)
    .set({ dueAt: until })
    .where(and(eq(cardRemovals.provider, provider), inArray(cardRemovals.token, next)))
    .returning()
  return claimed ?? null
}

type RemovalChange = Partial<Pick<CardRemoval, 'attempts' | 'lastError' | 'dueAt' | 'doneAt'>>

export async function changeRemoval(sql: Sql, card: Named, change: RemovalChange): Promise<void> {
  await sql.update(cardRemovals).set(change).where(named(card))
}

/** Forgets removals that were done long ago. */
export async function forgetRemovals(sql: Sql, now: Date): Promise<void> {
  await sql.delete(cardRemovals).where(lte(cardRemovals.doneAt, new Date(now.getTime() - KEPT_MILLISECONDS)))
}

function named({ provider, token }: Named) {
  return and(eq(cardRemovals.provider, provider), eq(cardRemovals.token, token))
}
