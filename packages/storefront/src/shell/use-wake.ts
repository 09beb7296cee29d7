import { type RefObject, useEffect } from 'react'

/** Most of a screen ahead of a reader: the code is there before the eye is. */
const AHEAD = '600px 0px'

/**
 * Calls `wake` when the element comes near the screen, when somebody touches it or moves the focus into it, and when
 * the address names a place on the page, which may stand in any part. It may be called more than once.
 */
export function useWake(ref: RefObject<HTMLElement | null>, isAwake: boolean, wake: () => void): void {
  useEffect(() => {
    const element = ref.current
    if (element === null || isAwake) return
    const stop = new AbortController()
    const { signal } = stop
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) wake()
      },
      { rootMargin: AHEAD },
    )
    observer.observe(element)
    for (const type of ['pointerover', 'pointerdown', 'focusin'])
      element.addEventListener(type, wake, { signal, passive: true })
    window.addEventListener('hashchange', wake, { signal })
    if (window.location.hash !== '') wake()
    return () => {
      observer.disconnect()
      stop.abort()
    }
  }, [ref, isAwake, wake])
}
