import type { Sql } from '@shop/engine/db/database'
import { hookDeliveries, hookEndpoints } from '@shop/engine/db/schema/web-hooks'
import { and, asc, count, eq, exists, isNull, lte, notInArray, or, sql as raw } from 'drizzle-orm'
import { isNext } from './delivery-store.ts'

export type HookEndpoint = typeof hookEndpoints.$inferSelect

export async function addEndpoint(
  sql: Sql,
  endpoint: Pick<HookEndpoint, 'id' | 'address' | 'events' | 'sealedSecret' | 'createdAt'>,
): Promise<void> {
  await sql.insert(hookEndpoints).values(endpoint)
}

export async function endpoints(sql: Sql): Promise<(HookEndpoint & { open: number })[]> {
  const waits = and(
    eq(hookDeliveries.endpointId, hookEndpoints.id),
    isNull(hookDeliveries.doneAt),
    isNull(hookDeliveries.deadAt),
  )
  const rows = await sql
    .select({ endpoint: hookEndpoints, open: count(hookDeliveries.id) })
    .from(hookEndpoints)
    .leftJoin(hookDeliveries, waits)
    .groupBy(hookEndpoints.id)
    .orderBy(asc(hookEndpoints.createdAt))
  return rows.map(({ endpoint, open }) => ({ ...endpoint, open }))
}

export async function endpointOf(sql: Sql, id: string): Promise<HookEndpoint | null> {
  const [found] = await sql.select().from(hookEndpoints).where(eq(hookEndpoints.id, id))
  return found ?? null
}

/** Ids of endpoints with something due that this worker may deliver, as nobody else does. */
export async function endpointsDue(
  sql: Sql,
  { worker, now, except }: { worker: string; now: Date; except: readonly string[] },
): Promise<string[]> {
  const due = sql
    .select({ id: hookDeliveries.id })
    .from(hookDeliveries)
    .where(and(eq(hookDeliveries.endpointId, hookEndpoints.id), isNext(sql, now)))
  const rows = await sql
    .select({ id: hookEndpoints.id })
    .from(hookEndpoints)
    .where(
      and(
        isFree({ worker, now }),
        except.length === 0 ? undefined : notInArray(hookEndpoints.id, [...except]),
        exists(due),
      ),
    )
    .orderBy(asc(hookEndpoints.createdAt))
  return rows.map(({ id }) => id)
}

/** What an endpoint hears of and where, from now on. False where there is no such endpoint. */
export async function changeEndpoint(
  sql: Sql,
  id: string,
  change: Partial<Pick<HookEndpoint, 'address' | 'events'>>,
): Promise<boolean> {
  return (await sql.update(hookEndpoints).set(change).where(eq(hookEndpoints.id, id)).returning()).length > 0
}

/** A new secret; the one before it signs as well until a moment. False where there is no such endpoint. */
export async function renewSecret(
  sql: Sql,
  id: string,
  { sealedSecret, formerUntil }: { sealedSecret: string; formerUntil: Date },
): Promise<boolean> {
  const found = await sql
    .update(hookEndpoints)
    .set({ sealedSecret, formerSealedSecret: raw`${hookEndpoints.sealedSecret}`, formerUntil })
    .where(eq(hookEndpoints.id, id))
    .returning()
  return found.length > 0
}

/** False where there is no such endpoint. */
export async function pauseEndpoint(
  sql: Sql,
  id: string,
  { now, reason }: { now: Date; reason: string },
): Promise<boolean> {
  const paused = { pausedAt: now, pauseReason: reason }
  return (await sql.update(hookEndpoints).set(paused).where(eq(hookEndpoints.id, id)).returning()).length > 0
}

/** Everything that waits goes out at once, and is tried for three days anew. False where there is no such endpoint. */
export async function resumeEndpoint(sql: Sql, id: string): Promise<boolean> {
  const fresh = { pausedAt: null, pauseReason: null, failures: 0, restsUntil: null }
  const found = await sql.update(hookEndpoints).set(fresh).where(eq(hookEndpoints.id, id)).returning()
  const waiting = and(
    eq(hookDeliveries.endpointId, id),
    isNull(hookDeliveries.doneAt),
    isNull(hookDeliveries.deadAt),
  )
  await sql.update(hookDeliveries).set({ dueAt: null, firstTriedAt: null, attempts: 0 }).where(waiting)
  return found.length > 0
}

/** Forgets an endpoint with all that it has heard or was to hear. False where there is none. */
export async function removeEndpoint(sql: Sql, id: string): Promise<boolean> {
  const found = await sql.delete(hookEndpoints).where(eq(hookEndpoints.id, id)).returning()
  await sql.delete(hookDeliveries).where(eq(hookDeliveries.endpointId, id))
  return found.length > 0
}

type Lease = { worker: string; now: Date; until: Date }

/** Leases an endpoint that nobody else works for and that has no rest to this worker; null where there is none left. */
export async function leaseEndpoint(
  sql: Sql,
  { worker, now, until }: Lease,
  id: string,
): Promise<HookEndpoint | null> {
  const [leased] = await sql
    .update(hookEndpoints)
    .set({ leasedBy: worker, leasedUntil: until })
    .where(and(eq(hookEndpoints.id, id), isFree({ worker, now })))
    .returning()
  return leased ?? null
}

/** Neither paused nor at rest, and nobody else's. */
function isFree({ worker, now }: Pick<Lease, 'worker' | 'now'>) {
  return and(
    isNull(hookEndpoints.pausedAt),
    or(isNull(hookEndpoints.restsUntil), lte(hookEndpoints.restsUntil, now)),
    or(
      isNull(hookEndpoints.leasedUntil),
      lte(hookEndpoints.leasedUntil, now),
      eq(hookEndpoints.leasedBy, worker),
    ),
  )
}

/** Gives endpoints of a worker to others: one of them, or all. */
export async function endLease(sql: Sql, worker: string, id?: string): Promise<void> {
  await sql
    .update(hookEndpoints)
    .set({ leasedBy: null, leasedUntil: null })
    .where(and(eq(hookEndpoints.leasedBy, worker), id === undefined ? undefined : eq(hookEndpoints.id, id)))
}

/** It answers: nothing of its past counts any more. */
export async function noteSuccess(sql: Sql, id: string, now: Date): Promise<void> {
  const well = { succeededAt: now, failures: 0, restsUntil: null }
  await sql.update(hookEndpoints).set(well).where(eq(hookEndpoints.id, id))
}

/** What was under way beside each other and fails together counts once. */
export async function restEndpoint(
  sql: Sql,
  id: string,
  { until, now }: { until: Date; now: Date },
): Promise<void> {
  await sql
    .update(hookEndpoints)
    .set({ restsUntil: until, failures: raw`${hookEndpoints.failures} + 1` })
    .where(
      and(eq(hookEndpoints.id, id), or(isNull(hookEndpoints.restsUntil), lte(hookEndpoints.restsUntil, now))),
    )
}
