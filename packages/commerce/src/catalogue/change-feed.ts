import { asc, sql as query } from 'drizzle-orm'
import { changes } from '../db/schema/system.ts'
import type { Sql } from '../db/sql.ts'

/** Reads what changed since the last time, from any process. */
export type ChangeReader = {
  /** Tags of all changes that became visible since the last call, each once: `product:123`, `category:4`. */
  read(): Promise<string[]>
}

/**
 * Starts reading at this moment.
 *
 * Ids are given out before they are visible, so a reader that went by the highest id would miss a slow
 * transaction. This one looks again at everything from the oldest transaction on that was still running.
 */
export async function openChangeReader(sql: Sql): Promise<ChangeReader> {
  let { oldest } = await oldestRunning(sql)
  let seen = new Set((await rowsSince(sql, oldest)).map(({ id }) => id))

  return {
    async read() {
      const next = await oldestRunning(sql)
      const rows = await rowsSince(sql, oldest)
      const fresh = rows.filter(({ id }) => !seen.has(id))
      oldest = next.oldest
      seen = new Set(rows.map(({ id }) => id))
      return [...new Set(fresh.flatMap(({ tags }) => tags))]
    },
  }
}

async function oldestRunning(sql: Sql): Promise<{ oldest: string }> {
  const { rows } = await sql.execute<{ oldest: string }>(
    query`select pg_snapshot_xmin(pg_current_snapshot())::text as oldest`,
  )
  return rows[0] ?? { oldest: '0' }
}

async function rowsSince(sql: Sql, oldest: string) {
  return sql
    .select({ id: changes.id, tags: changes.tags })
    .from(changes)
    .where(query`${changes.transaction} >= ${oldest}::xid8`)
    .orderBy(asc(changes.id))
}
