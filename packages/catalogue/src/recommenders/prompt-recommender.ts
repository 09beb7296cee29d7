import type { Recommender } from './recommender.ts'

/** A recommender that nobody waits for longer than this: whoever is late has failed, and others are asked. */
export function promptRecommender(recommender: Recommender, milliseconds: number): Recommender {
  return {
    async recommend(input) {
      let timer: NodeJS.Timeout | undefined
      const late = new Promise<never>((_, refuse) => {
        timer = setTimeout(() => refuse(new Error(`It took longer than ${milliseconds} ms.`)), milliseconds)
      })
      try {
        return await Promise.race([recommender.recommend(input), late])
      } finally {
        clearTimeout(timer)
      }
    },
  }
}
