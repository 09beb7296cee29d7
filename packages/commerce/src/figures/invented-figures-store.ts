import type { Sql } from '@shop/engine/db/database'
import { factCounts } from '@shop/engine/db/schema/figures'
import { desc, eq } from 'drizzle-orm'

/** A row that stands for no act: up to its hour the demo has invented everything. */
export const INVENTED = 'invented'

/** The last day whose figures were invented; null where none were. */
export async function inventedDays(sql: Sql): Promise<string | null> {
  const [row] = await sql
    .select({ hour: factCounts.hour })
    .from(factCounts)
    .where(eq(factCounts.fact, INVENTED))
    .orderBy(desc(factCounts.hour))
    .limit(1)
  return row === undefined ? null : row.hour.toISOString().slice(0, 10)
}
