import { restAfter } from '@shop/engine/call/rest-after-failures'
import type { Recommender } from './recommender.ts'

const RESTS_MILLISECONDS = 10_000

/**
 * A recommender that is left alone for ten seconds after a failure, so that a provider in trouble neither slows
 * down every page nor fills the log.
 */
export function restingRecommender(recommender: Recommender, name: string): Recommender {
  const rest = restAfter(1, RESTS_MILLISECONDS)

  return {
    async recommend(input) {
      if (rest.isOn(input.now.getTime())) throw new Error(`${name} rests after a failure.`)
      try {
        return await recommender.recommend(input)
      } catch (failure) {
        rest.failed(input.now.getTime())
        const reason = failure instanceof Error ? failure.message : String(failure)
        console.warn(`${name} failed and is asked again in ten seconds; others fill its places. ${reason}`)
        throw failure
      }
    },
  }
}
