import type { Sql } from '../db/database.ts'
import type { Versioned } from './bind-commands.ts'
import { logEntries } from './command-log-store.ts'

/**
 * The version of a thing whose changes all go through commands: the latest of them in the log, 0 where there is none. Who
 * made it is named to whoever looked at an earlier one. The thing itself has to be held by its own row.
 */
export async function objectVersion(sql: Sql, object: string): Promise<Versioned> {
  const [last] = await logEntries(sql, { object, before: null, withReads: false, limit: 1 })
  return {
    version: last?.id ?? 0,
    changes: last ? [{ at: last.at.toISOString(), by: last.by, what: last.command }] : [],
  }
}
