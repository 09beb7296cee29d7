import { localHour } from '@shop/domain/figures/period'
import { isRankingDay } from '@shop/domain/merchandising/leading-ranking'
import type { Sql } from '@shop/engine/db/sql'
import { notedDays, noteRankings } from './listing-rankings-store.ts'

/**
 * Lets pages be made anew where a ranking has begun or is over since the last time. Days are those of the shop's first
 * clock, as everywhere where all countries of a shop are meant. Returns how many.
 */
export async function noteRankingDays(sql: Sql, timezone: string, now: Date): Promise<number> {
  const today = localHour(now, timezone).day
  const changed = (await notedDays(sql)).filter((row) => row.isNoted !== isRankingDay(row, today))
  const idsThat = (isNoted: boolean) => changed.flatMap((row) => (row.isNoted === isNoted ? [row.id] : []))
  await noteRankings(sql, idsThat(false), true)
  await noteRankings(sql, idsThat(true), false)
  return changed.length
}
