import { and, asc, eq, inArray, isNull, lte, sql as raw } from 'drizzle-orm'
import type { Database, Sql } from '../db/database.ts'
import { outbox } from '../db/schema/system.ts'

/** Mails of one transaction. */
const BATCH = 20
const NEXT_TRY_MILLISECONDS = 60 * 60 * 1000

type Wish = {
  topic: string
  now: Date
  /** Writes the mail of one piece of news. */
  tell: (sql: Sql, payload: unknown) => Promise<void>
}

/**
 * Tells all news of a topic that are due, the oldest first: mail and news change in one transaction, so each is told
 * exactly once. News that cannot be told hold up nothing behind them, and come again in an hour. Tells how many were told.
 *
 * @see product §9
 */
export async function tellEach(database: Database, { topic, now, tell }: Wish): Promise<number> {
  const isDue = and(eq(outbox.topic, topic), isNull(outbox.doneAt), lte(outbox.availableAt, now))
  let told = 0
  for (;;) {
    const { due, done } = await database.transaction(async (sql) => {
      const rows = await sql
        .select({ id: outbox.id, payload: outbox.payload })
        .from(outbox)
        .where(isDue)
        .orderBy(asc(outbox.id))
        .limit(BATCH)
        .for('update', { skipLocked: true })
      const ids: number[] = []
      for (const { id, payload } of rows) {
        try {
          await sql.transaction((inner) => tell(inner, payload))
          ids.push(id)
        } catch (error) {
          console.error(`News ${id} of ${topic} could not be told; they come again in an hour.`, error)
          await postpone(sql, id, { error, now })
        }
      }
      if (ids.length > 0) await sql.update(outbox).set({ doneAt: now }).where(inArray(outbox.id, ids))
      return { due: rows.length, done: ids.length }
    })
    told += done
    if (due < BATCH) return told
  }
}

async function postpone(sql: Sql, id: number, { error, now }: { error: unknown; now: Date }): Promise<void> {
  const availableAt = new Date(now.getTime() + NEXT_TRY_MILLISECONDS)
  const lastError = String(error).slice(0, 500)
  const attempts = raw`${outbox.attempts} + 1`
  await sql.update(outbox).set({ availableAt, lastError, attempts }).where(eq(outbox.id, id))
}
