import { useCallback } from 'react'
import { useNow } from '../parts/use-now.ts'

const SECOND = 1000
const DAY = 86_400_000

/** The present moment, for a clock that runs towards an end: each second on the last day, each minute before, then no more. */
export function useCountdown(until: Date): Date {
  const end = until.valueOf()
  const waitAfter = useCallback(
    (now: Date) => {
      const left = end - now.valueOf()
      if (left <= 0) return null
      return left > 2 * DAY ? 60 * SECOND : (left % SECOND) + 1
    },
    [end],
  )
  return useNow(waitAfter)
}
