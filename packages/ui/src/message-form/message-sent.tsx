import { type ReactNode, useEffect, useRef } from 'react'
import css from './message-sent.module.css'

/** Stands in the place of a form that has been sent: whoever sent it by keyboard goes on from here, and hears it. */
export function MessageSent({ children }: { children: ReactNode }) {
  const words = useRef<HTMLDivElement>(null)
  useEffect(() => words.current?.focus(), [])

  return (
    <div ref={words} className={css.sent} tabIndex={-1} role="status">
      {children}
    </div>
  )
}
