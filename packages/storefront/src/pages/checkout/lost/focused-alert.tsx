import { type ReactNode, useEffect, useRef } from 'react'

/** What stands where the checkout was: it is read out, and takes the focus of the button that is gone. */
export function FocusedAlert({ children }: { children: ReactNode }) {
  const frame = useRef<HTMLDivElement>(null)
  useEffect(() => frame.current?.focus(), [])

  return (
    <div ref={frame} role="alert" tabIndex={-1}>
      {children}
    </div>
  )
}
