import type { ReactNode } from 'react'

/** Said in place of what only a browser with scripts can show. */
export function NeedsScript({ children }: { children: ReactNode }) {
  return (
    <noscript>
      <p>{children}</p>
    </noscript>
  )
}
