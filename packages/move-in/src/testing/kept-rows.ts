import type { Database } from '@shop/engine/db/database'
import { sql as query } from 'drizzle-orm'

/** Says how far an import is, and is written whatever comes of it. */
const LEFT_OUT = ['migrations', 'import_progress']

/** Every row of every table with the transaction that wrote it: what is equal was not even written again. */
export async function keptRows({ sql }: Database): Promise<Record<string, string[]>> {
  const { rows: tables } = await sql.execute<{ tablename: string }>(
    query`select tablename from pg_tables where schemaname = current_schema() order by tablename`,
  )
  const kept: Record<string, string[]> = {}
  for (const { tablename } of tables) {
    if (LEFT_OUT.includes(tablename)) continue
    const { rows } = await sql.execute<{ row: string }>(
      query`select t.xmin || ' ' || t::text as row from ${query.identifier(tablename)} as t order by 1`,
    )
    if (rows.length > 0) kept[tablename] = rows.map(({ row }) => row)
  }
  return kept
}
