import { useEffect } from 'react'

/**
 * Closes with Escape what a pointer has opened as well, where the focus is anywhere on the page.
 *
 * @see WCAG 2.2, 1.4.13
 */
export function useEscape(isOpen: boolean, onEscape: () => void): void {
  useEffect(() => {
    if (!isOpen) return
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'Escape') onEscape()
    }
    addEventListener('keydown', onKeyDown)
    return () => removeEventListener('keydown', onKeyDown)
  }, [isOpen, onEscape])
}
