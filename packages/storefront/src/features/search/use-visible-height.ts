import { type RefObject, useEffect } from 'react'

/** Keeps the open overlay above a phone's keyboard: tells its form how much of the screen is left. */
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
