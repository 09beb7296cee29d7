import type { Sql } from '@shop/engine/db/database'
import { hookDeliveries, hookEndpoints } from '@shop/engine/db/schema/web-hooks'
import { and, asc, desc, eq, gte, isNull, lt, lte, notExists, or, sql as raw } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'

export type HookDelivery = typeof hookDeliveries.$inferSelect

const isOpen = and(isNull(hookDeliveries.doneAt), isNull(hookDeliveries.deadAt))

/** The oldest message that is due and has none of its subject before it that still waits. */
export async function nextDelivery(sql: Sql, endpointId: string, now: Date): Promise<HookDelivery | null> {
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
  const [next] = await sql
    .select()
    .from(hookDeliveries)
    .where(
      and(
        eq(hookDeliveries.endpointId, endpointId),
        isOpen,
        or(isNull(hookDeliveries.dueAt), lte(hookDeliveries.dueAt, now)),
        notExists(waitsBefore),
      ),
    )
    .orderBy(asc(hookDeliveries.id))
    .limit(1)
  return next ?? null
}

/** A receiver that is back gets at once what waited for it, except what it refused. */
export async function delivered(
  sql: Sql,
  { id, endpointId, attempts }: HookDelivery,
  { status, now, wasAway }: { status: number; now: Date; wasAway: boolean },
): Promise<void> {
  const done = { doneAt: now, deadAt: null, lastStatus: status, lastError: null, attempts: attempts + 1 }
  await sql.update(hookDeliveries).set(done).where(eq(hookDeliveries.id, id))
  const well = { succeededAt: now, failures: 0, restsUntil: null }
  await sql.update(hookEndpoints).set(well).where(eq(hookEndpoints.id, endpointId))
  if (!wasAway) return
  const unanswered = or(
    isNull(hookDeliveries.lastStatus),
    lt(hookDeliveries.lastStatus, 400),
    gte(hookDeliveries.lastStatus, 500),
  )
  await sql
    .update(hookDeliveries)
    .set({ dueAt: null })
    .where(and(eq(hookDeliveries.endpointId, endpointId), isOpen, unanswered))
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
