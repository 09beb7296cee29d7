import { MAIN_ID } from '@shop/ui/layout/layout'
import { type RefObject, useEffect, useRef } from 'react'

/**
 * A wish that goes takes its heart along, and the focus with it: it goes on to the heart of the wish in its place, or of
 * the last one, or to the page where none is left. `keys` are those of the wishes, null before they are known.
 */
export function useNextWishFocus(keys: readonly string[] | null): RefObject<HTMLDivElement | null> {
  const cards = useRef<HTMLDivElement>(null)
  const before = useRef(keys)

  useEffect(() => {
    const gone = before.current?.findIndex((key) => !keys?.includes(key)) ?? -1
    before.current = keys
    if (gone < 0 || keys === null || document.activeElement !== document.body) return
    const hearts = cards.current?.querySelectorAll<HTMLElement>('article button[aria-pressed]')
    const next = hearts?.[Math.min(gone, hearts.length - 1)] ?? document.getElementById(MAIN_ID)
    next?.focus({ preventScroll: true })
  }, [keys])

  return cards
}
