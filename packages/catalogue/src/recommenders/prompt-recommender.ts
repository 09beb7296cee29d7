import { inTime } from '@shop/engine/call/in-time'
import type { Recommender } from './recommender.ts'

/** A recommender that nobody waits for longer than this: whoever is late has failed, and others are asked. */
export function promptRecommender(recommender: Recommender, milliseconds: number): Recommender {
  return {
    recommend: (input) =>
      inTime(
        recommender.recommend(input),
        milliseconds,
        () => new Error(`It took longer than ${milliseconds} ms.`),
      ),
  }
}
