import { LRUCache } from 'lru-cache'
import type { RecommendationInput, Recommender } from './recommender.ts'

const FRESH_MILLISECONDS = 60_000
/** What others bought changes by the day: an old answer is as good while a newer one is asked for. */
const STALE_MILLISECONDS = 60 * 60_000
const MOST_ANSWERS = 5000

type Kept = { askedAt: number; ids: Promise<number[]>; isAskedAnew: boolean }

/**
 * Keeps answers for a minute, those that were asked for last: most shoppers who look at a product look at the same one. Whoever
 * asks while an answer is on its way waits for that one. For an hour an older answer is handed out while a new one is
 * asked for behind it, so that no page waits for the database. What is for one shopper alone is not kept.
 */
export function rememberingRecommender(recommender: Recommender): Recommender {
  const kept = new LRUCache<string, Kept>({ max: MOST_ANSWERS })

  function ask(key: string, input: RecommendationInput): Promise<number[]> {
    const ids = recommender.recommend(input)
    kept.set(key, { askedAt: input.now.getTime(), ids, isAskedAnew: false })
    // a failure is nothing to remember
    ids.catch(() => kept.delete(key))
    return ids
  }

  function askBehind(key: string, old: Kept, input: RecommendationInput): void {
    if (old.isAskedAnew) return
    old.isAskedAnew = true
    recommender.recommend(input).then(
      (ids) =>
        void kept.set(key, { askedAt: input.now.getTime(), ids: Promise.resolve(ids), isAskedAnew: false }),
      () => {
        // spec §8: the old answer stands until its hour is over
        old.isAskedAnew = false
      },
    )
  }

  return {
    recommend(input) {
      if (input.customerCookie !== null || input.seenIds.length > 0) return recommender.recommend(input)

      const key = keyOf(input)
      const known = kept.get(key)
      const age = known ? input.now.getTime() - known.askedAt : Number.POSITIVE_INFINITY
      if (known === undefined || age >= STALE_MILLISECONDS) return ask(key, input)
      if (age >= FRESH_MILLISECONDS) askBehind(key, known, input)
      return known.ids
    },
  }
}

function keyOf({ locale, slot, sources, productIds, categoryId, filters }: RecommendationInput): string {
  return JSON.stringify([locale, slot, sources, productIds, categoryId, filters])
}
