import { problem } from '@shop/api-client/contract/problem'
import { LRUCache } from 'lru-cache'
import { SearchUnavailable } from '../../listing/port/catalogue-search.ts'

/** Lists that are kept for when the search is away. */
const MOST = 2000
/** After so long a list says more about yesterday than about the shop. */
const OLDEST_MILLISECONDS = 10 * 60 * 1000
const RETRY_SECONDS = 5

/**
 * What the search answered last, for while it does not: a list of some minutes ago is shown with the prices of now, which
 * are never read from it. What was never asked is a problem 503, and never an empty list.
 */
export class LastAnswers<Answer extends object> {
  readonly #answers = new LRUCache<string, Answer>({ max: MOST, ttl: OLDEST_MILLISECONDS })

  async of(question: unknown, ask: () => Promise<Answer>): Promise<Answer> {
    const key = JSON.stringify(question)
    try {
      const answer = await ask()
      this.#answers.set(key, answer)
      return answer
    } catch (error) {
      if (!(error instanceof SearchUnavailable)) throw error
      const known = this.#answers.get(key)
      if (known !== undefined) return known
      throw problem(
        503,
        'search_unavailable',
        'The search does not answer at the moment, so nothing is known of this list. Ask again in some seconds.',
        [{ path: '', key: 'search_unavailable', params: { retryAfterSeconds: RETRY_SECONDS } }],
      )
    }
  }
}
