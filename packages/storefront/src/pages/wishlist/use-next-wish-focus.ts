import { MAIN_ID } from '@shop/ui/layout/layout'
import { type RefObject, useEffect, useRef } from 'react'

/**
 * A wish that goes takes its heart along, and the focus with it: it goes on to the heart of the wish in its place, or of
 * the last one, or to the page where none is left. One that is put back takes it, from the notice that has gone. `keys`
 * are those of the wishes, null before they are known.
 */
export function useNextWishFocus(keys: readonly string[] | null): RefObject<HTMLDivElement | null> {
  const cards = useRef<HTMLDivElement>(null)
  const before = useRef(keys)

  useEffect(() => {
    const known = before.current
    before.current = keys
    if (known === null || keys === null || document.activeElement !== document.body) return
    const gone = known.findIndex((key) => !keys.includes(key))
    const changed = gone < 0 ? keys.findIndex((key) => !known.includes(key)) : gone
    if (changed < 0) return
    const hearts = cards.current?.querySelectorAll<HTMLElement>('article button[aria-pressed]')
    const next = hearts?.[Math.min(changed, hearts.length - 1)] ?? document.getElementById(MAIN_ID)
    next?.focus({ preventScroll: true })
  }, [keys])

  return cards
}
