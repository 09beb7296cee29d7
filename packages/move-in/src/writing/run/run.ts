import type { Database } from '@shop/engine/db/database'
import type { Sql } from '@shop/engine/db/sql'
import type { MoveInOptions } from './move-in-options.ts'
import type { MoveInReport } from './move-in-report.ts'

/**
 * A move that runs. A rehearsal does everything in one transaction, which is then taken back: what it reports is what a
 * run does, because it is the same code on the same data.
 */
export type Run = {
  /** For single statements outside of `database.transaction`; within a rehearsal it is the one transaction. */
  sql: Sql
  database: Database
  isRehearsal: boolean
  options: MoveInOptions
  report: MoveInReport
  onProgress: (lines: number) => void
}

/** The database as imports of other packages take it: within a rehearsal they join its one transaction. */
export function databaseOf({ database, sql, isRehearsal }: Run): Database {
  return isRehearsal ? { ...database, sql, transaction: (body) => body(sql) } : database
}
