import { type KeyboardEvent, type RefObject, useEffect, useRef } from 'react'

/** A disclosure that closes on Escape, and when the pointer or the focus goes elsewhere. Spread it on a `details`. */
export function useClosingDetails(): {
  ref: RefObject<HTMLDetailsElement | null>
  onKeyDown: (event: KeyboardEvent<HTMLDetailsElement>) => void
} {
  const ref = useRef<HTMLDetailsElement>(null)

  useEffect(() => {
    const closeOutside = (event: Event) => {
      const details = ref.current
      if (details?.open && event.target instanceof Node && !details.contains(event.target))
        details.open = false
    }
    document.addEventListener('pointerdown', closeOutside)
    document.addEventListener('focusin', closeOutside)
    return () => {
      document.removeEventListener('pointerdown', closeOutside)
      document.removeEventListener('focusin', closeOutside)
    }
  }, [])

  const onKeyDown = (event: KeyboardEvent<HTMLDetailsElement>) => {
    if (event.key !== 'Escape' || !event.currentTarget.open) return
    event.currentTarget.open = false
    event.currentTarget.querySelector('summary')?.focus()
  }

  return { ref, onKeyDown }
}
