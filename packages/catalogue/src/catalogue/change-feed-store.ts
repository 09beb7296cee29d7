import { changes } from '@shop/engine/db/schema/system'
import type { Sql } from '@shop/engine/db/sql'
import { and, asc, desc, eq, lt, sql as query } from 'drizzle-orm'

/** What changed since the last time. */
export type Changes = {
  /**
   * Tags of all changes that became visible, each once and in the order in which they were last noted: `product:123`,
   * `category:4`, and `stock:123:456:7` for a variant of which there are seven units now.
   */
  tags: string[]
  /** Rows between the last time and now are gone, or never were: anything may have changed. */
  isBroken: boolean
}

/** Reads what changed since the last time, from any process. */
export type ChangeReader = { read(): Promise<Changes> }

const KEPT_MILLISECONDS = 60 * 60 * 1000

/**
 * Starts reading at this moment.
 *
 * Ids are given out before they are visible, so a reader that went by the highest id would miss a slow
 * transaction. This one looks again at everything from the oldest transaction on that was still running.
 *
 * The newest row that was read has to be there the next time, for the newest of all is never forgotten. When it is
 * not, this process slept until it was, or the database is another one, restored from a copy.
 */
export async function openChangeReader(sql: Sql): Promise<ChangeReader> {
  await ensureFirstRow(sql)
  let { oldest } = await oldestRunning(sql)
  let seen = new Set((await rowsSince(sql, oldest)).map(({ id }) => id))
  let newest = await newestRow(sql)

  return {
    async read() {
      const next = await oldestRunning(sql)
      const isBroken = newest === null || !(await isThere(sql, newest))
      if (isBroken) await ensureFirstRow(sql)
      // A restored database may count its transactions from an earlier number on.
      const rows = await rowsSince(sql, isBroken ? next.oldest : oldest)
      const fresh = rows.filter(({ id }) => !seen.has(id))
      oldest = next.oldest
      seen = new Set(rows.map(({ id }) => id))
      newest = await newestRow(sql)
      return { tags: lastOfEach(fresh.flatMap(({ tags }) => tags)), isBroken }
    },
  }
}

/** Of two numbers of the same units the later one counts, even where an earlier one said the same before both. */
function lastOfEach(tags: string[]): string[] {
  return [...new Set(tags.toReversed())].reverse()
}

/** Forgets changes that every living process has read long ago; the newest stays, see `openChangeReader`. */
export async function forgetOldChanges(sql: Sql): Promise<void> {
  const newest = await newestRow(sql)
  if (newest === null) return
  // By the clock of the database, which noted them: another process may not have read yet what seems old to this one.
  const isOld = query`${changes.at} < now() - ${KEPT_MILLISECONDS} * interval '1 millisecond'`
  await sql.delete(changes).where(and(isOld, lt(changes.id, newest.id)))
}

type Mark = { id: number; transaction: string }

async function newestRow(sql: Sql): Promise<Mark | null> {
  const rows = await sql
    .select({ id: changes.id, transaction: changes.transaction })
    .from(changes)
    .orderBy(desc(changes.id))
    .limit(1)
  return rows[0] ?? null
}

async function isThere(sql: Sql, { id, transaction }: Mark): Promise<boolean> {
  const rows = await sql
    .select({ id: changes.id })
    .from(changes)
    .where(and(eq(changes.id, id), query`${changes.transaction} = ${transaction}::xid8`))
  return rows.length > 0
}

async function ensureFirstRow(sql: Sql): Promise<void> {
  if ((await newestRow(sql)) === null) await sql.insert(changes).values({ tags: [] })
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
