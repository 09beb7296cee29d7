import type { ReactNode } from 'react'
import css from './basket-lines.module.css'

/** The lines of a basket, an order or a checkout; `BasketLine`s. */
export function BasketLines({ children }: { children: ReactNode }) {
  return <ul className={css.lines}>{children}</ul>
}
