import type { Sql } from '@shop/engine/db/database'
import { outbox } from '@shop/engine/db/schema/system'
import { and, asc, eq, inArray, isNull, lte, sql as raw } from 'drizzle-orm'

/** The oldest messages of a topic that are due, held for this transaction; what another process holds is passed over. */
export async function lockDue(
  sql: Sql,
  { topic, now, limit }: { topic: string; now: Date; limit: number },
): Promise<{ id: number; payload: unknown }[]> {
  return sql
    .select({ id: outbox.id, payload: outbox.payload })
    .from(outbox)
    .where(
      and(
        eq(outbox.topic, topic),
        isNull(outbox.doneAt),
        isNull(outbox.deadAt),
        lte(outbox.availableAt, now),
      ),
    )
    .orderBy(asc(outbox.id))
    .limit(limit)
    .for('update', { skipLocked: true })
}

export async function markDone(sql: Sql, ids: readonly number[], now: Date): Promise<void> {
  if (ids.length > 0)
    await sql
      .update(outbox)
      .set({ doneAt: now })
      .where(inArray(outbox.id, [...ids]))
}

/** Notes why a message failed, and when it is tried again. */
export async function postpone(
  sql: Sql,
  id: number,
  { error, until }: { error: unknown; until: Date },
): Promise<void> {
  const lastError = String(error).slice(0, 500)
  const attempts = raw`${outbox.attempts} + 1`
  await sql.update(outbox).set({ availableAt: until, lastError, attempts }).where(eq(outbox.id, id))
}
