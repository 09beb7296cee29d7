import type { Database, Sql } from '@shop/engine/db/database'
import { loggedError } from '@shop/engine/trace/logged-error'
import { lockDue, markDone, postpone } from './outbox-topic-store.ts'

/** Messages of one transaction. */
const BATCH = 20
const RETRY_MILLISECONDS = 60 * 60 * 1000

type TopicOptions = {
  topic: string
  now: Date
  /** Writes the mail that one message asks for. */
  send: (sql: Sql, payload: unknown) => Promise<void>
}

/**
 * Turns every due message of an outbox topic into its mail, oldest first, and returns how many. Message and mail change
 * in one transaction, so each is sent exactly once. A message that fails delays no other and is retried after an hour.
 *
 * @see product §9
 */
export async function sendDueMessages(
  database: Database,
  { topic, now, send }: TopicOptions,
): Promise<number> {
  let handled = 0
  for (;;) {
    const { due, done } = await database.transaction(async (sql) => {
      const rows = await lockDue(sql, { topic, now, limit: BATCH })
      const ids: number[] = []
      for (const { id, payload } of rows) {
        try {
          await sql.transaction((inner) => send(inner, payload))
          ids.push(id)
        } catch (error) {
          console.error(`Message ${id} of ${topic} failed; it is retried in an hour.`, loggedError(error))
          await postpone(sql, id, { error, until: new Date(now.getTime() + RETRY_MILLISECONDS) })
        }
      }
      await markDone(sql, ids, now)
      return { due: rows.length, done: ids.length }
    })
    handled += done
    if (due < BATCH) return handled
  }
}
