import { useEffect, useRef, useState } from 'react'

/** Long enough for the pictures in between, when a row scrolls over several of them. */
const SETTLED_MILLISECONDS = 300

/**
 * The picture that a shopper has gone to and stayed at; null until there was one. Calls back once for each.
 */
export function useSettled(active: number, onSettled?: (index: number) => void): number | null {
  const [seen, setSeen] = useState<number | null>(null)
  const last = useRef(active)
  const latest = useRef(onSettled)
  useEffect(() => {
    latest.current = onSettled
  })

  useEffect(() => {
    if (last.current === active) return
    const timer = setTimeout(() => {
      last.current = active
      setSeen(active)
      latest.current?.(active)
    }, SETTLED_MILLISECONDS)
    return () => clearTimeout(timer)
  }, [active])

  return seen
}
