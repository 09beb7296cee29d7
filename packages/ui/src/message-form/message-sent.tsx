import { type ReactNode, useEffect, useRef } from 'react'
import css from './message-sent.module.css'

/** Replaces a form that has been sent, takes the focus and is announced. */
export function MessageSent({ children }: { children: ReactNode }) {
  const words = useRef<HTMLDivElement>(null)
  useEffect(() => words.current?.focus(), [])

  return (
    <div ref={words} className={css.sent} tabIndex={-1} role="status">
      {children}
    </div>
  )
}
