import type { Sql } from '@shop/engine/db/sql'
import type { Run } from './run.ts'

/** Runs what belongs together in a transaction; within a rehearsal that is the one that it is. */
export function within<T>({ database, sql, isRehearsal }: Run, body: (sql: Sql) => Promise<T>): Promise<T> {
  return isRehearsal ? body(sql) : database.transaction(body)
}
