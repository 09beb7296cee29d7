import { useEffect, useEffectEvent } from 'react'
import { coversPage, pushOverlayEntry } from './overlay-entry.ts'

/** While the search covers a phone's page, "back" closes it instead of leaving the page. */
export function useClosedByBack(isOpen: boolean, onBack: () => void): void {
  const close = useEffectEvent(onBack)

  useEffect(() => {
    if (!isOpen || !coversPage()) return
    pushOverlayEntry()
    const onPop = (event: PopStateEvent) => {
      event.stopImmediatePropagation()
      close()
    }
    // before the router's own listener, which would load the page anew
    window.addEventListener('popstate', onPop, { capture: true })
    return () => window.removeEventListener('popstate', onPop, { capture: true })
  }, [isOpen])
}
