import { useEffect, useRef } from 'react'

/** Scanners that are keyboards end each code with Enter, and write faster than anybody types. */
const PAUSE_MILLISECONDS = 1000
const LEAST_CHARACTERS = 4

/**
 * Hands on what a scanner writes that is a keyboard, wherever the focus is; a field for text keeps what is written into it,
 * and says itself what Enter means.
 */
export function useKeyScanner(onScan: (code: string) => void): void {
  const latest = useRef(onScan)
  useEffect(() => {
    latest.current = onScan
  })
  useEffect(() => {
    let written = ''
    let last = 0
    const pressed = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || isForText(event.target)) return
      if (event.timeStamp - last > PAUSE_MILLISECONDS) written = ''
      last = event.timeStamp
      if (event.key === 'Enter') {
        const code = written
        written = ''
        if (code.length < LEAST_CHARACTERS) return
        // The button that has the focus was not meant.
        event.preventDefault()
        event.stopImmediatePropagation()
        latest.current(code)
      } else if (/^[\w.-]$/.test(event.key)) {
        written += event.key
        if (/^\d$/.test(event.key)) event.stopImmediatePropagation()
      }
    }
    document.addEventListener('keydown', pressed, true)
    return () => document.removeEventListener('keydown', pressed, true)
  }, [])
}

function isForText(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false
  const isField = target instanceof HTMLInputElement && !['checkbox', 'radio', 'button'].includes(target.type)
  return isField || target instanceof HTMLTextAreaElement || target.isContentEditable
}
