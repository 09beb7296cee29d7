import type { Sql } from '@shop/engine/db/database'
import { newKey } from '@shop/engine/db/new-key'
import { giftCardRequests } from '@shop/engine/db/schema/settings'
import { asc, desc, eq, inArray, notInArray } from 'drizzle-orm'

export type StoredCardRequest = typeof giftCardRequests.$inferSelect

const OPEN = ['waiting', 'approved'] as const

type NewRequest = Pick<
  StoredCardRequest,
  'amount' | 'currency' | 'count' | 'expiresAt' | 'reason' | 'askedById' | 'askedBy' | 'askedAt'
>

export async function insertCardRequest(sql: Sql, request: NewRequest): Promise<string> {
  const id = newKey()
  await sql.insert(giftCardRequests).values({ id, state: 'waiting', ...request })
  return id
}

/** A request, held until the transaction ends. */
export async function lockCardRequest(sql: Sql, id: string): Promise<StoredCardRequest | null> {
  const [row] = await sql.select().from(giftCardRequests).where(eq(giftCardRequests.id, id)).for('update')
  return row ?? null
}

export async function changeCardRequest(
  sql: Sql,
  id: string,
  change: Partial<Pick<StoredCardRequest, 'state' | 'decidedBy' | 'decidedAt' | 'why'>>,
): Promise<void> {
  await sql.update(giftCardRequests).set(change).where(eq(giftCardRequests.id, id))
}

/** What waits for a decision, or for whoever has asked, the oldest first. */
export async function openCardRequests(sql: Sql): Promise<StoredCardRequest[]> {
  return sql
    .select()
    .from(giftCardRequests)
    .where(inArray(giftCardRequests.state, [...OPEN]))
    .orderBy(asc(giftCardRequests.askedAt), asc(giftCardRequests.id))
}

export async function doneCardRequests(sql: Sql, limit: number): Promise<StoredCardRequest[]> {
  return sql
    .select()
    .from(giftCardRequests)
    .where(notInArray(giftCardRequests.state, [...OPEN]))
    .orderBy(desc(giftCardRequests.decidedAt), desc(giftCardRequests.id))
    .limit(limit)
}
