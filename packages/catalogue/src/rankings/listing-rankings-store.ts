import { Ranking } from '@shop/api-client/office/ranking-commands'
import { listingRankings } from '@shop/engine/db/schema/merchandising'
import type { Sql } from '@shop/engine/db/sql'
import { asc, eq, inArray } from 'drizzle-orm'
import * as v from 'valibot'
import type { ListingRanking } from './listing-rankings.ts'

type Row = typeof listingRankings.$inferSelect

/** All of them, whatever their days; an invalid row is logged and left out. */
export async function readListingRankings(sql: Sql): Promise<ListingRanking[]> {
  const rows = await sql.select().from(listingRankings).orderBy(asc(listingRankings.id))
  return rows.flatMap((row) => placed(row) ?? [])
}

/** One, its row held until the transaction ends; null where it is gone or makes no sense. */
export async function lockListingRanking(sql: Sql, id: string): Promise<ListingRanking | null> {
  const [row] = await sql.select().from(listingRankings).where(eq(listingRankings.id, id)).for('update')
  return row === undefined ? null : placed(row)
}

export async function putListingRanking(sql: Sql, { id, locale, from, to, place, ranking }: ListingRanking) {
  const row = {
    locale,
    categoryId: place.kind === 'category' ? place.categoryId : null,
    phrase: place.kind === 'search' ? place.phrase : null,
    firstDay: from,
    lastDay: to,
    ...ranking,
  }
  await sql
    .insert(listingRankings)
    .values({ id, ...row })
    .onConflictDoUpdate({ target: listingRankings.id, set: row })
}

export async function removeListingRanking(sql: Sql, id: string): Promise<void> {
  await sql.delete(listingRankings).where(eq(listingRankings.id, id))
}

/** Notes of which rankings pages know that they hold, and that they do not; the change lets every process look again. */
export async function noteRankings(sql: Sql, ids: readonly string[], isNoted: boolean): Promise<void> {
  if (ids.length === 0) return
  await sql
    .update(listingRankings)
    .set({ isNoted })
    .where(inArray(listingRankings.id, [...ids]))
}

/** The days of all rankings, and whether pages know that they hold. */
export async function notedDays(sql: Sql) {
  return sql
    .select({
      id: listingRankings.id,
      from: listingRankings.firstDay,
      to: listingRankings.lastDay,
      isNoted: listingRankings.isNoted,
    })
    .from(listingRankings)
}

function placed(row: Row): ListingRanking | null {
  const { id, locale, categoryId, phrase, firstDay, lastDay } = row
  const ranking = v.safeParse(Ranking, row)
  if (!ranking.success) {
    console.warn(`The ranking ${id} in listing_rankings is left out: ${v.summarize(ranking.issues)}`)
    return null
  }
  const place =
    categoryId === null
      ? ({ kind: 'search', phrase: phrase ?? '' } as const)
      : ({ kind: 'category', categoryId } as const)
  return { id, locale, place, from: firstDay, to: lastDay, ranking: ranking.output }
}
