import { useEffect } from 'react'

/** Runs something when Ctrl or Cmd and a letter are pressed, wherever the focus is. */
export function useShortcut(letter: string, act: () => void): void {
  useEffect(() => {
    const pressed = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== letter) return
      event.preventDefault()
      act()
    }
    document.addEventListener('keydown', pressed)
    return () => document.removeEventListener('keydown', pressed)
  })
}
