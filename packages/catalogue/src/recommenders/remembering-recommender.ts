import type { RecommendationInput, Recommender } from './recommender.ts'

const FRESH_MILLISECONDS = 60_000
const MOST_ANSWERS = 1000

/**
 * Caches answers for a minute, the latest thousand: most shoppers look at the same products. Concurrent requests share
 * one answer. Personal ones are not cached.
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
