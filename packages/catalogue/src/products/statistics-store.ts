import { categories, prices, products, stock, variants } from '@shop/engine/db/schema/catalogue'
import type { Sql } from '@shop/engine/db/sql'
import { sql as query } from 'drizzle-orm'

/** Smaller tables are read fast, however they are read. */
const WORTH_COUNTING = 5000
/** Statistics of a table that has become so much larger since are as good as none. */
const GROWN = 2

/**
 * Lets the database count the catalogue when it knows little of it: a server does so by itself, some time later, and the
 * embedded database never does. Without, it plans as for empty tables, and reads whole ones for each product.
 *
 * @returns whether there was reason to
 */
export async function freshStatistics(sql: Sql): Promise<boolean> {
  const { rows } = await sql.execute<{ known: number; present: number }>(query`
    select reltuples::float8 as known, (select count(*)::float8 from ${products}) as present
    from pg_class where oid = 'products'::regclass`)
  const { known = 0, present = 0 } = rows[0] ?? {}
  if (present < WORTH_COUNTING || present < Math.max(known, 0) * GROWN) return false
  await sql.execute(query`analyze ${categories}, ${products}, ${variants}, ${prices}, ${stock}`)
  return true
}
