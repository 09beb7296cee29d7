import { LRUCache } from 'lru-cache'
import { Unanswered } from './unanswered.ts'

/** For how long an answer is handed out without a look, and for how long when there is no other. */
const FRESH_MILLISECONDS = 30_000
const KEPT_MILLISECONDS = 24 * 3600 * 1000
const MOST_ANSWERS = 4000

export type LastKnown = {
  /**
   * What was answered to a question, now or the last time: fresh answers are handed out as they are, older ones too, while
   * they are asked for anew behind them. Only what is not known at all is waited for. Never for what is somebody's own.
   */
  answer<Answer extends object>(key: string, ask: () => Promise<Answer>): Promise<Answer>
}

type Kept = { answer: object; askedAt: number }

/** Keeps the last answers to questions about goods, which are the same for everybody. */
export function lastKnown({ clock = Date.now }: { clock?: () => number } = {}): LastKnown {
  const kept = new LRUCache<string, Kept>({ max: MOST_ANSWERS })
  const flights = new Map<string, Promise<object>>()

  function fly(key: string, ask: () => Promise<object>): Promise<object> {
    const running = flights.get(key)
    if (running) return running
    const askedAt = clock()
    const flight = ask()
      .then(
        (answer) => {
          kept.set(key, { answer, askedAt })
          return answer
        },
        (failure: unknown) => {
          // What is no longer there is an answer as well.
          if (!(failure instanceof Unanswered)) kept.delete(key)
          throw failure
        },
      )
      .finally(() => flights.delete(key))
    flights.set(key, flight)
    return flight
  }

  return {
    async answer<Answer extends object>(key: string, ask: () => Promise<Answer>): Promise<Answer> {
      const known = kept.get(key)
      const age = known ? clock() - known.askedAt : Number.POSITIVE_INFINITY
      // Every key is asked with one question, so what is kept under it has its answer's type.
      if (!known || age > KEPT_MILLISECONDS) return (await fly(key, ask)) as Answer
      if (age > FRESH_MILLISECONDS) fly(key, ask).catch(() => undefined)
      return known.answer as Answer
    },
  }
}
