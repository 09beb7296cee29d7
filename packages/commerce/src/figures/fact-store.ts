import { FEWEST_SEARCHES } from '@shop/domain/figures/search-term'
import type { Sql } from '@shop/engine/db/database'
import { factCounts, searchCounts } from '@shop/engine/db/schema/figures'
import { lt, sql as raw } from 'drizzle-orm'

export type FactCount = typeof factCounts.$inferInsert
export type SearchCount = typeof searchCounts.$inferInsert

/** Adds to what other processes have counted. In the order of the keys, so that no two wait for each other. */
export async function addFacts(sql: Sql, counts: readonly FactCount[]): Promise<void> {
  if (counts.length === 0) return
  const sorted = counts.toSorted((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1))
  await sql
    .insert(factCounts)
    .values(sorted)
    .onConflictDoUpdate({
      target: [factCounts.hour, factCounts.locale, factCounts.fact],
      set: { count: raw`${factCounts.count} + excluded.count` },
    })
}

export async function addSearches(sql: Sql, counts: readonly SearchCount[]): Promise<void> {
  if (counts.length === 0) return
  const sorted = counts.toSorted((one, other) => (termKeyOf(one) < termKeyOf(other) ? -1 : 1))
  await sql
    .insert(searchCounts)
    .values(sorted)
    .onConflictDoUpdate({
      target: [searchCounts.day, searchCounts.locale, searchCounts.term],
      set: {
        count: raw`${searchCounts.count} + excluded.count`,
        unanswered: raw`${searchCounts.unanswered} + excluded.unanswered`,
      },
    })
}

/** Forgets counts from before a moment, and rare searches from before another: what one person types may say who it is. */
export async function forgetCounts(sql: Sql, before: { all: Date; rare: Date }): Promise<void> {
  await sql.delete(factCounts).where(lt(factCounts.hour, before.all))
  await sql.delete(searchCounts).where(
    raw`${searchCounts.day} < ${dayOf(before.all)}::date
      or (${searchCounts.day} < ${dayOf(before.rare)}::date and ${searchCounts.count} < ${FEWEST_SEARCHES})`,
  )
}

function keyOf({ hour, locale, fact }: FactCount): string {
  return `${hour.toISOString()} ${locale} ${fact}`
}

function termKeyOf({ day, locale, term }: SearchCount): string {
  return `${day} ${locale} ${term}`
}

function dayOf(moment: Date): string {
  return moment.toISOString().slice(0, 10)
}
