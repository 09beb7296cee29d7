import { PromotionRecord } from '@shop/api-client/office/promotion-record'
import { localisedPromotion } from '@shop/catalogue/promotions/localised-promotion'
import { LANGUAGES, markets } from '@shop/domain/market/markets'
import { campaignPromises } from '@shop/domain/promotion/promise/campaign-promises'
import { untruePromises } from '@shop/domain/promotion/promise/untrue-promises'
import type { Database } from '@shop/engine/db/database'
import * as v from 'valibot'
import { allPromotions, putPromotion } from './promotion-store.ts'

/** A promotion as a file writes it. */
export type WrittenPromotion = v.InferInput<typeof PromotionRecord>

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
    if (parsed.success) {
      promotions.push(parsed.output)
      problems.push(...untrueNames(parsed.output).map((problem) => ({ place, problem })))
    } else problems.push(...parsed.issues.map((issue) => ({ place, problem: worded(issue) })))
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

/**
 * What the name of a promotion, or of one of its tiers, says in other numbers than it gives in any shop of a language:
 * shoppers read it in the basket, beside what is taken off.
 *
 * @see eu-duties C-09
 */
function untrueNames(record: PromotionRecord): string[] {
  const ofLanguages = LANGUAGES.map((language) => {
    const places = Object.values(markets).filter((market) => market.language === language)
    const [first = [], ...others] = places.map((market) => {
      const promotion = localisedPromotion(record, market)
      const { name, effect } = promotion
      const names = [name, ...(effect.type === 'tiered' ? effect.tiers.map((tier) => tier.name) : [])]
      return untruePromises(names.flatMap(campaignPromises), promotion, market)
    })
    // Amounts in euros are none in francs, and the name is one for both.
    return others.every((problems) => problems.length > 0) ? first : []
  })
  return [...new Set(ofLanguages.flat())].map((problem) => `name: ${problem}`)
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
