import type { Sql } from '@shop/engine/db/database'
import { hookDeliveries, hookEndpoints } from '@shop/engine/db/schema/web-hooks'
import { and, asc, count, eq, isNull, lte, or, sql as raw } from 'drizzle-orm'

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
    .where(
      and(
        eq(hookEndpoints.id, id),
        isNull(hookEndpoints.pausedAt),
        or(isNull(hookEndpoints.restsUntil), lte(hookEndpoints.restsUntil, now)),
        or(
          isNull(hookEndpoints.leasedUntil),
          lte(hookEndpoints.leasedUntil, now),
          eq(hookEndpoints.leasedBy, worker),
        ),
      ),
    )
    .returning()
  return leased ?? null
}

export async function endLease(sql: Sql, worker: string): Promise<void> {
  await sql
    .update(hookEndpoints)
    .set({ leasedBy: null, leasedUntil: null })
    .where(eq(hookEndpoints.leasedBy, worker))
}

export async function restEndpoint(sql: Sql, id: string, until: Date): Promise<void> {
  await sql
    .update(hookEndpoints)
    .set({ restsUntil: until, failures: raw`${hookEndpoints.failures} + 1` })
    .where(eq(hookEndpoints.id, id))
}
