import { CircuitState, ConsecutiveBreaker, circuitBreaker, handleType } from 'cockatiel'

/** The service neither answered nor failed in time. */
class Late extends Error {}

type LatenessOptions = {
  /** How long a page waits. */
  patienceMs: number
  /** How long a service that was late is left alone. */
  pauseMs: number
  onLate: () => void
  onTime: () => void
}

/** What came in time: an answer, or none. */
export type InTime<Value> = { value: Value } | null

/**
 * Waits for a service no longer than a page may. Once it was late it is no longer awaited: now and then one request is
 * sent in the background, and the first that is answered in time restores the waiting.
 *
 * A service that fails at once is not affected: it delays nothing.
 */
export function lateness({ patienceMs, pauseMs, onLate, onTime }: LatenessOptions) {
  const breaker = circuitBreaker(handleType(Late), {
    halfOpenAfter: pauseMs,
    breaker: new ConsecutiveBreaker(1),
  })
  breaker.onBreak(onLate)
  breaker.onReset(onTime)

  /** Starts what is to be waited for, unless the service is left alone; rejects as it does. */
  return async <Value>(start: () => Promise<Value>): Promise<InTime<Value>> => {
    const isWaitedFor = breaker.state === CircuitState.Closed
    const answer = breaker.execute(() => inTime(start(), patienceMs))
    if (!isWaitedFor) {
      answer.catch(() => undefined) // reported by its caller
      return null
    }
    return answer.then(
      (value) => ({ value }),
      (failure: unknown) => {
        if (failure instanceof Late) return null
        throw failure
      },
    )
  }
}

function inTime<Value>(answer: Promise<Value>, patienceMs: number): Promise<Value> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Late()), patienceMs)
    timer.unref()
    answer.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}
