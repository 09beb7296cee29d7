import { sql as raw, type SQLWrapper } from 'drizzle-orm'
import type { Sql } from './sql.ts'

/**
 * Runs statements that write as one: one way to the database and back instead of many. They all see the rows as they
 * were before, so none may change what another one writes; references among them are checked when all are through.
 */
export async function allAtOnce(sql: Sql, statements: readonly SQLWrapper[]): Promise<void> {
  const parts = statements.map((statement, index) => raw`${raw.identifier(`part_${index}`)} as ${statement}`)
  await sql.execute(raw`with ${raw.join(parts, raw`, `)} select 1`)
}
