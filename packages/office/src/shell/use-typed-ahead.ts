import { useEffect, useRef, useState } from 'react'

/** What is typed between a shortcut and the field that it opens, whose code may still be on its way. */
export type TypedAhead = {
  /** Keeps every letter from now on. */
  begin: () => void
  /** What was typed since; from now on the field has the letters. */
  take: () => string
}

/** Keeps letters for a field that is not there yet: who searches by keyboard does not wait for it. */
export function useTypedAhead(): TypedAhead {
  const typed = useRef<string | null>(null)
  useEffect(() => {
    const keep = (event: KeyboardEvent) => {
      if (typed.current === null || event.ctrlKey || event.metaKey || event.altKey) return
      if (event.key === 'Backspace') typed.current = typed.current.slice(0, -1)
      else if (event.key.length === 1) typed.current += event.key
      else return
      event.preventDefault()
      event.stopPropagation()
    }
    addEventListener('keydown', keep, true)
    return () => removeEventListener('keydown', keep, true)
  }, [])

  const [ahead] = useState<TypedAhead>(() => ({
    begin: () => {
      typed.current = ''
    },
    take: () => {
      const text = typed.current ?? ''
      typed.current = null
      return text
    },
  }))
  return ahead
}
