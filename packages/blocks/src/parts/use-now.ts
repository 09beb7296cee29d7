import { useEffect, useState } from 'react'
import { useBlockPage } from '../block-page.ts'
import { useShopSlots } from '../shop-slots.ts'

const MOST_WAIT_MS = 60_000

/**
 * The present moment. First the one at which the page was made, so that server and browser draw the same, then the
 * real one, again and again: each time `waitAfter` milliseconds later, at most a minute. `null` stops the clock.
 */
export function useNow(waitAfter: (now: Date) => number | null): Date {
  const { now } = useBlockPage()
  const { clock } = useShopSlots()
  const [present, setPresent] = useState(() => new Date(now))

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | null = null
    const look = () => {
      const moment = clock()
      setPresent(moment)
      const wait = waitAfter(moment)
      if (wait !== null) timer = setTimeout(look, Math.min(Math.max(wait, 50), MOST_WAIT_MS))
    }
    look()
    return () => {
      if (timer !== null) clearTimeout(timer)
    }
  }, [waitAfter, clock])

  return present
}
