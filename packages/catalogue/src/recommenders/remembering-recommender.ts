import type { RecommendationInput, Recommender } from './recommender.ts'

const FRESH_MILLISECONDS = 60_000
const MOST_ANSWERS = 1000

/**
 * Keeps answers for a minute, the latest thousand: most shoppers who look at a product look at the same one. Whoever
 * asks while an answer is on its way waits for that one. What is for one shopper alone is not kept.
 */
export function rememberingRecommender(recommender: Recommender): Recommender {
  const kept = new Map<string, { until: number; ids: Promise<number[]> }>()

  return {
    recommend(input) {
      if (input.customerCookie !== null || input.seenIds.length > 0) return recommender.recommend(input)

      const key = keyOf(input)
      const known = kept.get(key)
      if (known && input.now.getTime() < known.until) return known.ids

      const ids = recommender.recommend(input)
      kept.delete(key)
      kept.set(key, { until: input.now.getTime() + FRESH_MILLISECONDS, ids })
      // a failure is nothing to remember
      ids.catch(() => kept.delete(key))
      const [oldest] = kept.keys()
      if (kept.size > MOST_ANSWERS && oldest !== undefined) kept.delete(oldest)
      return ids
    },
  }
}

function keyOf({ locale, slot, sources, productIds, categoryId, filters }: RecommendationInput): string {
  return JSON.stringify([locale, slot, sources, productIds, categoryId, filters])
}
