import { type RefObject, useCallback, useEffect, useState } from 'react'

/**
 * Follows a row of slides that snap: which slide is seen, and the way to another one. Swiping is the browser's
 * own scrolling; this only listens.
 */
export function useSnapTrack(track: RefObject<HTMLElement | null>, count: number, start = 0) {
  const [active, setActive] = useState(start)

  useEffect(() => {
    const element = track.current
    if (!element) return
    const onScroll = () => {
      const seen = Math.round(element.scrollLeft / Math.max(1, element.clientWidth))
      setActive(Math.min(count - 1, Math.max(0, Math.abs(seen))))
    }
    element.addEventListener('scroll', onScroll, { passive: true })
    return () => element.removeEventListener('scroll', onScroll)
  }, [track, count])

  const show = useCallback(
    (index: number, behavior: ScrollBehavior = 'smooth') => {
      const element = track.current
      const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches
      const target = Math.min(count - 1, Math.max(0, index))
      element?.scrollTo({ left: target * element.clientWidth, behavior: isCalm ? 'instant' : behavior })
    },
    [track, count],
  )

  return { active, show }
}
