import type { Database } from '@shop/engine/db/database'
import * as v from 'valibot'
import { PromotionRecord } from './promotion-record.ts'
import { allPromotions, putPromotion } from './promotion-store.ts'

/** What is wrong with a promotion of a file. */
export type PromotionProblem = { place: string; problem: string }

/**
 * Parses promotions of a file and checks each of them and all together. `place` names a promotion by its id, or by its
 * position.
 */
export function checkedPromotions(
  records: readonly unknown[],
  present: readonly PromotionRecord[] = [],
): { promotions: PromotionRecord[]; problems: PromotionProblem[] } {
  const problems: PromotionProblem[] = []
  const promotions: PromotionRecord[] = []
  for (const [index, record] of records.entries()) {
    const parsed = v.safeParse(PromotionRecord, record)
    const place = placeOf(record, index)
    if (parsed.success) promotions.push(parsed.output)
    else problems.push(...parsed.issues.map((issue) => ({ place, problem: worded(issue) })))
  }

  const ids = promotions.map(({ id }) => id)
  const others = present.filter(({ id }) => !ids.includes(id))
  for (const [id, same] of Map.groupBy(promotions, (promotion) => promotion.id))
    if (same.length > 1) problems.push({ place: id, problem: `stands there ${same.length} times` })
  const withCode = [...promotions, ...others].filter(({ code }) => code !== null)
  for (const [code, same] of Map.groupBy(withCode, (promotion) => promotion.code))
    if (same.length > 1)
      problems.push({ place: same.map(({ id }) => id).join(', '), problem: `have the same code ${code}` })
  return { promotions, problems }
}

/**
 * Updates promotions; those without a record stay as they are, and usage stays counted. All or nothing. Returns how
 * many.
 *
 * @throws with all problems, one per line
 */
export async function importPromotions(database: Database, records: readonly unknown[]): Promise<number> {
  return database.transaction(async (sql) => {
    const { promotions, problems } = checkedPromotions(records, await allPromotions(sql))
    if (problems.length > 0)
      throw new Error(problems.map(({ place, problem }) => `${place}: ${problem}`).join('\n'))
    for (const promotion of promotions) await putPromotion(sql, promotion)
    return promotions.length
  })
}

function placeOf(record: unknown, index: number): string {
  const hasId =
    typeof record === 'object' && record !== null && 'id' in record && typeof record.id === 'string'
  return hasId ? String(record.id) : `promotion ${index + 1}`
}

function worded(issue: v.BaseIssue<unknown>): string {
  const path = (issue.path ?? []).map((step) => String(step.key)).join('.')
  return path === '' ? issue.message : `${path}: ${issue.message}`
}
