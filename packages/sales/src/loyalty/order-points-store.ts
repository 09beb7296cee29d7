import type { Sql } from '@shop/engine/db/database'
import { orderPoints, type PostingState, pointsPostings } from '@shop/engine/db/schema/loyalty'
import { orders } from '@shop/engine/db/schema/orders'
import { and, asc, eq, inArray, isNotNull, lte, type SQLWrapper } from 'drizzle-orm'

export type StoredPoints = typeof orderPoints.$inferSelect
export type Posting = typeof pointsPostings.$inferSelect

type NewPoints = Pick<StoredPoints, 'orderId' | 'number' | 'factors' | 'points'>

/** The statement that writes down what an order earns, to be batched with its own. */
export function newOrderPoints(sql: Sql, input: NewPoints): SQLWrapper {
  return sql.insert(orderPoints).values({ ...input, earned: input.points })
}

/** What an order earns; null where it earns nothing. */
export async function pointsOfOrder(sql: Sql, orderId: string): Promise<StoredPoints | null> {
  const [row] = await sql.select().from(orderPoints).where(eq(orderPoints.orderId, orderId))
  return row ?? null
}

/** The same, its row held until the transaction ends. */
export async function lockPoints(sql: Sql, orderId: string): Promise<StoredPoints | null> {
  const [row] = await sql.select().from(orderPoints).where(eq(orderPoints.orderId, orderId)).for('update')
  return row ?? null
}

/** Orders whose points are to be looked at, the longest due first. */
export async function duePoints(sql: Sql, { now, limit }: { now: Date; limit: number }): Promise<string[]> {
  const rows = await sql
    .select({ orderId: orderPoints.orderId })
    .from(orderPoints)
    .where(lte(orderPoints.dueAt, now))
    .orderBy(asc(orderPoints.dueAt))
    .limit(limit)
  return rows.map(({ orderId }) => orderId)
}

export async function changePoints(
  sql: Sql,
  orderId: string,
  change: Partial<Pick<StoredPoints, 'earned' | 'dueAt'>>,
): Promise<void> {
  await sql.update(orderPoints).set(change).where(eq(orderPoints.orderId, orderId))
}

/** Everything that was or is to be posted of an order, oldest first. */
export async function postingsOfOrder(sql: Sql, orderId: string): Promise<Posting[]> {
  return sql
    .select()
    .from(pointsPostings)
    .where(eq(pointsPostings.orderId, orderId))
    .orderBy(asc(pointsPostings.createdAt), asc(pointsPostings.id))
}

type NewPosting = Pick<Posting, 'id' | 'orderId' | 'kind' | 'points'> & { now: Date }

export async function insertPosting(sql: Sql, { now, ...posting }: NewPosting): Promise<void> {
  const at = { dueAt: now, createdAt: now, updatedAt: now }
  await sql.insert(pointsPostings).values({ ...posting, state: 'due', ...at })
}

/** A posting that is claimed, with what the programme has to know of its order. */
export type ClaimedPosting = Posting & { number: string | null; orderNumber: string }

/** Takes the posting that is due longest, so that no other worker sends it before `until`; null where none is. */
export async function claimPosting(
  sql: Sql,
  { now, until }: { now: Date; until: Date },
): Promise<ClaimedPosting | null> {
  const next = sql
    .select({ id: pointsPostings.id })
    .from(pointsPostings)
    .where(and(eq(pointsPostings.state, 'due'), lte(pointsPostings.dueAt, now)))
    .orderBy(asc(pointsPostings.dueAt))
    .limit(1)
    .for('update', { skipLocked: true })
  const [claimed] = await sql
    .update(pointsPostings)
    .set({ dueAt: until })
    .where(inArray(pointsPostings.id, next))
    .returning()
  if (claimed === undefined) return null
  const [order] = await sql
    .select({ orderNumber: orders.number, number: orderPoints.number })
    .from(orders)
    .innerJoin(orderPoints, eq(orderPoints.orderId, orders.id))
    .where(eq(orders.id, claimed.orderId))
  if (order === undefined) throw new Error(`Posting ${claimed.id} belongs to no order with points.`)
  return { ...claimed, ...order }
}

type PostingChange = Partial<
  Pick<
    Posting,
    'state' | 'programme' | 'reference' | 'attempts' | 'firstTriedAt' | 'lastError' | 'dueAt' | 'updatedAt'
  >
>

/** Changes a posting that is still open; false for one that was settled meanwhile. */
export async function changeOpenPosting(sql: Sql, id: string, change: PostingChange): Promise<boolean> {
  const changed = await sql
    .update(pointsPostings)
    .set(change)
    .where(and(eq(pointsPostings.id, id), eq(pointsPostings.state, 'due')))
    .returning({ id: pointsPostings.id })
  return changed.length > 0
}

const STUCK: PostingState[] = ['refused', 'givenUp']

/** Whether a posting was refused or given up: it waits for an operator. */
export function isStuck({ state }: Pick<Posting, 'state'>): boolean {
  return STUCK.includes(state)
}

/** Opens a posting again that was refused or given up. */
export async function reopenPosting(sql: Sql, id: string, now: Date): Promise<void> {
  await sql
    .update(pointsPostings)
    .set({ state: 'due', attempts: 0, firstTriedAt: null, lastError: null, dueAt: now, updatedAt: now })
    .where(and(eq(pointsPostings.id, id), inArray(pointsPostings.state, STUCK)))
}

/** Forgets to whom the points of orders are credited: what is not posted yet never is. */
export async function forgetLoyaltyNumbers(sql: Sql, orderIds: readonly string[], now: Date): Promise<void> {
  const ids = [...orderIds]
  if (ids.length === 0) return
  await sql
    .update(orderPoints)
    .set({ number: null, dueAt: null })
    .where(and(inArray(orderPoints.orderId, ids), isNotNull(orderPoints.number)))
  await sql
    .update(pointsPostings)
    .set({ state: 'dropped', updatedAt: now })
    .where(and(inArray(pointsPostings.orderId, ids), eq(pointsPostings.state, 'due')))
}
