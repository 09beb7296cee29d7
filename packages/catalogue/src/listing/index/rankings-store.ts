import { Ranking } from '@shop/api-client/office/ranking-commands'
import { categoryRankings } from '@shop/engine/db/schema/catalogue'
import type { Sql } from '@shop/engine/db/sql'
import { eq } from 'drizzle-orm'
import * as v from 'valibot'
import { NO_RANKING, type Rankings } from './rankings.ts'

/** Boosts and pins of all categories; an invalid row is logged and left out. */
export async function readRankings(sql: Sql): Promise<Rankings> {
  const rows = await sql.select().from(categoryRankings)
  const rankings = new Map<number, Ranking>()
  for (const { categoryId, ...row } of rows) {
    const ranking = v.safeParse(Ranking, row)
    if (ranking.success) rankings.set(categoryId, ranking.output)
    else
      console.warn(
        `The ranking of category ${categoryId} in category_rankings is left out: ${v.summarize(ranking.issues)}`,
      )
  }
  return rankings
}

/** The ranking of a category, held until the transaction ends. A row that makes no sense counts as none: the next change replaces it. */
export async function lockRanking(sql: Sql, categoryId: number): Promise<Ranking> {
  const [row] = await sql
    .select()
    .from(categoryRankings)
    .where(eq(categoryRankings.categoryId, categoryId))
    .for('update')
  const ranking = v.safeParse(Ranking, row)
  return ranking.success ? ranking.output : NO_RANKING
}

/** The ranking of a category, as it is stored now. */
export async function rankingOfCategory(sql: Sql, categoryId: number): Promise<Ranking> {
  const [row] = await sql.select().from(categoryRankings).where(eq(categoryRankings.categoryId, categoryId))
  const ranking = v.safeParse(Ranking, row)
  return ranking.success ? ranking.output : NO_RANKING
}

/** Replaces the ranking of a category. */
export async function putRanking(sql: Sql, categoryId: number, ranking: Ranking): Promise<void> {
  await sql
    .insert(categoryRankings)
    .values({ categoryId, ...ranking })
    .onConflictDoUpdate({ target: categoryRankings.categoryId, set: ranking })
}

/** Ids of the categories that have a ranking. */
export async function rankedCategories(sql: Sql): Promise<number[]> {
  const rows = await sql.select({ id: categoryRankings.categoryId }).from(categoryRankings)
  return rows.map(({ id }) => id)
}
