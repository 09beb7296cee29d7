import { localHour } from '@shop/domain/figures/period'
import { useEffect, useState } from 'react'

const LOOK_MILLISECONDS = 60_000

/** The day that it is in a zone, also after midnight. */
export function useToday(timezone: string): string {
  const [now, setNow] = useState(() => new Date())
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), LOOK_MILLISECONDS)
    return () => clearInterval(timer)
  }, [])
  return localHour(now, timezone).day
}
