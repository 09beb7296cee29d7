import { sql as raw, SQL, type SQLWrapper } from 'drizzle-orm'
import type { Sql } from './sql.ts'

/**
 * Runs statements that write as one: one way to the database and back instead of many. They all see the rows as they
 * were before, so none may change what another one writes; references among them are checked when all are through.
 *
 * @returns the answer to a question that goes along, about rows as they were before
 */
export async function singleRoundTrip(
  sql: Sql,
  statements: readonly SQLWrapper[],
  asked: SQL<boolean> = raw<boolean>`false`,
): Promise<boolean> {
  // The parentheses around a query that was built come by themselves.
  const parts = statements.map((statement, index) => {
    const part = statement instanceof SQL ? raw`(${statement})` : statement
    return raw`${raw.identifier(`part_${index}`)} as ${part}`
  })
  const { rows } = await sql.execute<{ answer: boolean }>(
    raw`with ${raw.join(parts, raw`, `)} select ${asked} as answer`,
  )
  return rows[0]?.answer ?? false
}
