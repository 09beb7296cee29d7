import { type RefObject, useEffect } from 'react'

/** Keeps the open overlay above a phone's keyboard: sets the height that is left on its form. */
export function useVisibleHeight(field: RefObject<HTMLInputElement | null>, isOpen: boolean): void {
  useEffect(() => {
    const screen = window.visualViewport
    const form = field.current?.form
    if (!isOpen || !screen || !form) return

    const measure = () => form.style.setProperty('--visible-height', `${screen.height}px`)
    measure()
    screen.addEventListener('resize', measure)
    return () => {
      screen.removeEventListener('resize', measure)
      form.style.removeProperty('--visible-height')
    }
  }, [field, isOpen])
}
