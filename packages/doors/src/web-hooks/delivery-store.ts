import type { Sql } from '@shop/engine/db/database'
import { hookDeliveries, hookEndpoints } from '@shop/engine/db/schema/web-hooks'
import {
  and,
  asc,
  desc,
  eq,
  gte,
  isNotNull,
  isNull,
  lt,
  lte,
  notExists,
  notInArray,
  or,
  sql as raw,
} from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'

export type HookDelivery = typeof hookDeliveries.$inferSelect

const isOpen = and(isNull(hookDeliveries.doneAt), isNull(hookDeliveries.deadAt))

/**
 * Messages that are due and have none of their subject before them that still waits, those about orders first and then
 * the oldest first; without those under way.
 */
export async function nextDeliveries(
  sql: Sql,
  endpointId: string,
  { now, except, limit }: { now: Date; except: readonly number[]; limit: number },
): Promise<HookDelivery[]> {
  const isUnderWay = except.length === 0 ? undefined : notInArray(hookDeliveries.id, [...except])
  return sql
    .select()
    .from(hookDeliveries)
    .where(and(eq(hookDeliveries.endpointId, endpointId), isNext(sql, now), isUnderWay))
    .orderBy(raw`(${hookDeliveries.subject} not like 'order:%')`, asc(hookDeliveries.id))
    .limit(limit)
}

/** Whether a message is due, and the first of its subject. */
export function isNext(sql: Sql, now: Date) {
  const earlier = alias(hookDeliveries, 'earlier')
  const waitsBefore = sql
    .select({ id: earlier.id })
    .from(earlier)
    .where(
      and(
        eq(earlier.endpointId, hookDeliveries.endpointId),
        eq(earlier.subject, hookDeliveries.subject),
        isNull(earlier.doneAt),
        isNull(earlier.deadAt),
        raw`${earlier.id} < ${hookDeliveries.id}`,
      ),
    )
  const isDue = or(isNull(hookDeliveries.dueAt), lte(hookDeliveries.dueAt, now))
  return and(isOpen, isDue, notExists(waitsBefore))
}

export async function delivered(
  sql: Sql,
  { id, attempts }: Pick<HookDelivery, 'id' | 'attempts'>,
  { status, now }: { status: number; now: Date },
): Promise<void> {
  const done = { doneAt: now, deadAt: null, lastStatus: status, lastError: null, attempts: attempts + 1 }
  await sql.update(hookDeliveries).set(done).where(eq(hookDeliveries.id, id))
}

/** A receiver that is back gets at once what waited for it, except what it refused. */
export async function sendAllThatWaits(sql: Sql, endpointId: string): Promise<void> {
  const unanswered = or(
    isNull(hookDeliveries.lastStatus),
    lt(hookDeliveries.lastStatus, 400),
    gte(hookDeliveries.lastStatus, 500),
  )
  await sql
    .update(hookDeliveries)
    .set({ dueAt: null })
    .where(
      and(eq(hookDeliveries.endpointId, endpointId), isOpen, isNotNull(hookDeliveries.dueAt), unanswered),
    )
}

type Failed = {
  status: number | null
  error: string
  firstTriedAt: Date
  dueAt: Date | null
  deadAt: Date | null
}

export async function notDelivered(sql: Sql, { id, attempts }: HookDelivery, failed: Failed): Promise<void> {
  const { status, error, ...rest } = failed
  const lastError = error.slice(0, 300)
  await sql
    .update(hookDeliveries)
    .set({ ...rest, lastStatus: status, lastError, attempts: attempts + 1 })
    .where(eq(hookDeliveries.id, id))
}

/** A message that belongs to no change, to try an endpoint out. */
export async function putTrial(sql: Sql, endpointId: string, event: string): Promise<number> {
  const trial = { endpointId, event, subject: 'trial', data: {} }
  const [row] = await sql.insert(hookDeliveries).values(trial).returning({ id: hookDeliveries.id })
  return row?.id ?? 0
}

export async function deliveries(
  sql: Sql,
  endpointId: string | null,
  limit: number,
): Promise<HookDelivery[]> {
  return sql
    .select()
    .from(hookDeliveries)
    .where(endpointId === null ? undefined : eq(hookDeliveries.endpointId, endpointId))
    .orderBy(desc(hookDeliveries.id))
    .limit(limit)
}

/** Messages that ended go out once more, under their ids; how many. */
export async function replay(
  sql: Sql,
  which: { id: number } | { endpointId: string; since: Date },
): Promise<number> {
  const asked =
    'id' in which
      ? eq(hookDeliveries.id, which.id)
      : and(eq(hookDeliveries.endpointId, which.endpointId), gte(hookDeliveries.notedAt, which.since))
  const anew = { doneAt: null, deadAt: null, dueAt: null, firstTriedAt: null, attempts: 0 }
  return (await sql.update(hookDeliveries).set(anew).where(asked).returning({ id: hookDeliveries.id })).length
}

/** Deletes what was noted before a moment, and what was noted while its endpoint was removed. */
export async function forgetDeliveries(sql: Sql, before: Date): Promise<void> {
  const known = sql
    .select({ id: hookEndpoints.id })
    .from(hookEndpoints)
    .where(eq(hookEndpoints.id, hookDeliveries.endpointId))
  await sql.delete(hookDeliveries).where(or(lte(hookDeliveries.notedAt, before), notExists(known)))
}
