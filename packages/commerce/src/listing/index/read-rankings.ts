import * as v from 'valibot'
import { categoryRankings } from '../../db/schema/catalogue.ts'
import type { Sql } from '../../db/sql.ts'
import { Ranking, type Rankings } from './rankings.ts'

/** Boosts and pins of all categories; a row that makes no sense is told and left out. */
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
