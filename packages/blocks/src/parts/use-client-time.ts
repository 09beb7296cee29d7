import { useEffect, useState } from 'react'
import { useNow } from './use-now.ts'

const EACH_MINUTE = () => 60_000

/** What the clock says, minute by minute, once a browser shows the page: a page is cached for longer than doors are open. */
export function useClientTime(): Date | null {
  const now = useNow(EACH_MINUTE)
  const [isShown, setIsShown] = useState(false)
  useEffect(() => setIsShown(true), [])
  return isShown ? now : null
}
