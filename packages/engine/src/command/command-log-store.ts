import { and, desc, eq, lt } from 'drizzle-orm'
import type { Sql } from '../db/database.ts'
import { commandLog } from '../db/schema/staff.ts'
import type { Actor } from './actor.ts'

export type LogRow = typeof commandLog.$inferSelect

type Entry = {
  actor: Actor
  command: string
  isRead: boolean
  object: string | null
  before: unknown
  after: unknown
  now: Date
}

/** Notes a command in its own transaction: what is in the log was done, and what was done is in the log. */
export async function noteCommand(sql: Sql, { actor, now, before, after, ...entry }: Entry): Promise<void> {
  await sql.insert(commandLog).values({
    ...entry,
    at: now,
    staffId: actor.kind === 'staff' ? actor.id : null,
    by: actor.name,
    before: before ?? null,
    after: after ?? null,
  })
}

type LogQuery = { object: string | null; before: number | null; withReads: boolean; limit: number }

/** Entries of the log, the newest first; of one thing, before an entry, or without looks at customers. */
export async function logEntries(
  sql: Sql,
  { object, before, withReads, limit }: LogQuery,
): Promise<LogRow[]> {
  return sql
    .select()
    .from(commandLog)
    .where(
      and(
        object === null ? undefined : eq(commandLog.object, object),
        before === null ? undefined : lt(commandLog.id, before),
        withReads ? undefined : eq(commandLog.isRead, false),
      ),
    )
    .orderBy(desc(commandLog.id))
    .limit(limit)
}

/** Forgets what a thing held, when its person is forgotten; that something was done, by whom and when, stays. */
export async function forgetInLog(sql: Sql, object: string): Promise<void> {
  await sql.update(commandLog).set({ before: null, after: null }).where(eq(commandLog.object, object))
}

/** Forgets entries from before a moment. */
export async function forgetOldEntries(sql: Sql, before: Date): Promise<void> {
  await sql.delete(commandLog).where(lt(commandLog.at, before))
}
