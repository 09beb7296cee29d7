import Info from 'lucide-react/icons/info'
import type { ReactNode } from 'react'
import { Icon } from '../icon/icon.tsx'
import css from './note-button.module.css'

type NoteLinkProps = { href: string; onClick: () => void; children: ReactNode }

/** A quiet line that opens more about one thing, and leads to it where nothing can be opened. */
export function NoteLink({ href, onClick, children }: NoteLinkProps) {
  return (
    <a
      className={css.note}
      href={href}
      target="_blank"
      rel="noreferrer"
      aria-haspopup="dialog"
      onClick={(event) => {
        event.preventDefault()
        onClick()
      }}
    >
      <Icon of={Info} />
      <span>{children}</span>
    </a>
  )
}
