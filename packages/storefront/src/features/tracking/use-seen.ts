import { type RefObject, useEffect, useRef } from 'react'

/**
 * Calls once when half of an element is on the screen, and again only for another `key`. A list that is taller
 * than two screens is never half on it, so reaching the middle of the screen counts as well.
 */
export function useSeen<Element extends HTMLElement>(
  key: string,
  onSeen: () => void,
): RefObject<Element | null> {
  const element = useRef<Element>(null)
  const latest = useRef(onSeen)
  useEffect(() => {
    latest.current = onSeen
  })

  // another key is another thing to see
  useEffect(() => {
    const target = element.current
    if (!target || typeof IntersectionObserver === 'undefined') return

    const observers: IntersectionObserver[] = []
    const stop = () => {
      for (const observer of observers) observer.disconnect()
    }
    const look = (entries: IntersectionObserverEntry[]) => {
      if (!entries.some((entry) => entry.isIntersecting)) return
      stop()
      latest.current()
    }
    observers.push(new IntersectionObserver(look, { threshold: 0.5 }))
    observers.push(new IntersectionObserver(look, { rootMargin: '-50% 0px -50% 0px' }))
    for (const observer of observers) observer.observe(target)
    return stop
  }, [key])

  return element
}
