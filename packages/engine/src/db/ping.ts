import { sql as query } from 'drizzle-orm'
import type { Sql } from './sql.ts'

/** Throws when the database does not answer. */
export async function ping(sql: Sql): Promise<void> {
  await sql.execute(query`select 1`)
}
