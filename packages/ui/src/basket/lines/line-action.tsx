import type { ReactNode } from 'react'
import css from './line-action.module.css'

type LineActionProps = {
  /** With the name of the product, because a basket has many such buttons. */
  label: string
  onClick: () => void
  opensDialog?: boolean
  id?: string
  children: ReactNode
}

/** A quiet button of a line: what can be done with it, besides buying it. */
export function LineAction({ label, onClick, opensDialog = false, id, children }: LineActionProps) {
  return (
    <button
      type="button"
      id={id}
      className={css.action}
      aria-label={label}
      aria-haspopup={opensDialog ? 'dialog' : undefined}
      onClick={onClick}
    >
      {children}
    </button>
  )
}
