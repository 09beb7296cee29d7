import { type RefObject, useEffect } from 'react'

/** px that a scroll has to travel before the header reacts, so that a trembling finger does not make it flicker. */
const TRAVEL = 12
const ALWAYS_SHOWN_ABOVE = 160

/**
 * Sets `data-header` of the element to `hidden` while the page scrolls down, and to `shown` when it scrolls up.
 * Nothing else may move with it: whatever is about to be tapped would jump away.
 * No state: a scroll renders nothing. With reduced motion the header stays where it is.
 */
export function useHideOnScroll(element: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return
    const header = element.current
    let turnedAt = scrollY

    const onScroll = () => {
      if (!header) return
      const travelled = scrollY - turnedAt
      if (Math.abs(travelled) < TRAVEL) return

      turnedAt = scrollY
      const hides = travelled > 0 && scrollY > ALWAYS_SHOWN_ABOVE && !header.contains(document.activeElement)
      header.dataset.header = hides ? 'hidden' : 'shown'
    }

    // Keyboard focus makes it visible.
    const onFocus = () => {
      if (header) header.dataset.header = 'shown'
    }

    addEventListener('scroll', onScroll, { passive: true })
    header?.addEventListener('focusin', onFocus)
    return () => {
      removeEventListener('scroll', onScroll)
      header?.removeEventListener('focusin', onFocus)
    }
  }, [element])
}
