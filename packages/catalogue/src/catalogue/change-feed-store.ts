import { changes } from '@shop/engine/db/schema/system'
import type { Sql } from '@shop/engine/db/sql'
import { and, asc, desc, eq, lt, sql as query } from 'drizzle-orm'
import * as v from 'valibot'

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
export type ChangeReader = {
  read(): Promise<Changes>
  /** How far it has read, for one that goes on in another process. */
  position(): FeedPosition
}

const Transaction = v.pipe(v.string(), v.digits())
/** A place in the feed. */
export const FeedPosition = v.object({
  /** The oldest transaction that was running: everything from here on is looked at again. */
  oldest: Transaction,
  /** Rows from there on that were read. */
  seen: v.array(v.number()),
  /** The newest row, which has to be there still. Two databases have no row of the same microsecond. */
  newest: v.nullable(v.object({ id: v.number(), transaction: Transaction, at: v.string() })),
  /** When that was, in seconds by the clock of the database. */
  readAt: v.number(),
  /** Whether nobody was writing then: whatever was noted later stands behind the newest row. */
  isQuiet: v.boolean(),
})
export type FeedPosition = v.InferOutput<typeof FeedPosition>

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
  const now = await feedMoment(sql)
  const seen = (await rowsSince(sql, now.oldest)).map(({ id }) => id)
  return readerFrom(sql, { ...now, seen, newest: await newestRow(sql) })
}

/**
 * Goes on reading where another reader stopped.
 *
 * @returns null when the feed does not reach back to there, or is that of another database
 */
export async function resumeChangeReader(sql: Sql, position: FeedPosition): Promise<ChangeReader | null> {
  const { newest } = position
  const { readAt } = await feedMoment(sql)
  // What a slow transaction had noted before the newest row may be forgotten while that is still there.
  const isForgotten = !position.isQuiet && (readAt - position.readAt) * 1000 >= KEPT_MILLISECONDS
  if (isForgotten || newest === null || !(await isThere(sql, newest, newest.at))) return null
  return readerFrom(sql, position)
}

function readerFrom(sql: Sql, position: FeedPosition): ChangeReader {
  let moment: FeedMoment = position
  let { newest } = position
  let seen = new Set(position.seen)

  return {
    position: () => ({ ...moment, seen: [...seen], newest }),
    async read() {
      const next = await feedMoment(sql)
      const isBroken = newest === null || !(await isThere(sql, newest))
      if (isBroken) await ensureFirstRow(sql)
      // A restored database may count its transactions from an earlier number on.
      const rows = await rowsSince(sql, isBroken ? next.oldest : moment.oldest)
      const fresh = rows.filter(({ id }) => !seen.has(id))
      moment = next
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

type Mark = NonNullable<FeedPosition['newest']>

/** Microseconds and all, whatever zone the connection is in. */
const MOMENT = query<string>`extract(epoch from ${changes.at})::text`

async function newestRow(sql: Sql): Promise<Mark | null> {
  const rows = await sql
    .select({ id: changes.id, transaction: changes.transaction, at: MOMENT })
    .from(changes)
    .orderBy(desc(changes.id))
    .limit(1)
  return rows[0] ?? null
}

async function isThere(sql: Sql, { id, transaction }: Mark, at?: string): Promise<boolean> {
  const rows = await sql
    .select({ id: changes.id })
    .from(changes)
    .where(
      and(
        eq(changes.id, id),
        query`${changes.transaction} = ${transaction}::xid8`,
        at === undefined ? undefined : eq(MOMENT, at),
      ),
    )
  return rows.length > 0
}

async function ensureFirstRow(sql: Sql): Promise<void> {
  if ((await newestRow(sql)) === null) await sql.insert(changes).values({ tags: [] })
}

type FeedMoment = Pick<FeedPosition, 'oldest' | 'readAt' | 'isQuiet'>

async function feedMoment(sql: Sql): Promise<FeedMoment> {
  const { rows } = await sql.execute<FeedMoment>(query`
    select pg_snapshot_xmin(now)::text as oldest, pg_snapshot_xmin(now) = pg_snapshot_xmax(now) as "isQuiet",
      extract(epoch from now())::float8 as "readAt"
    from pg_current_snapshot() as now`)
  return rows[0] ?? { oldest: '0', readAt: 0, isQuiet: false }
}

async function rowsSince(sql: Sql, oldest: string) {
  return sql
    .select({ id: changes.id, tags: changes.tags })
    .from(changes)
    .where(query`${changes.transaction} >= ${oldest}::xid8`)
    .orderBy(asc(changes.id))
}
