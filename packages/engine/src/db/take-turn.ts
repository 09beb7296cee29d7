import { sql as query } from 'drizzle-orm'
import type { Sql } from './sql.ts'

/**
 * Waits until nobody else of this shop holds the turn of that name, and holds it until the transaction ends. Advisory locks
 * are those of a whole database: the schema is part of the key, as several shops may have one database and must not wait for
 * each other.
 *
 * @param schema where the tables are; to be named while they are not there yet
 */
export async function takeTurn(sql: Sql, name: string, schema?: string): Promise<void> {
  const shop = schema === undefined ? query`current_schema()` : query`${schema}::text`
  // Locks of a session go by the same pair of numbers, under their own names.
  await sql.execute(query`select pg_advisory_xact_lock(hashtext(${shop}), hashtext(${`turn:${name}`}))`)
}
