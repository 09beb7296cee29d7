import type { ReactNode } from 'react'
import css from './visually-hidden.module.css'

/** Words for screen readers alone, where the picture of the page says the same. */
export function VisuallyHidden({ children }: { children: ReactNode }) {
  return <span className={css.hidden}>{children}</span>
}
