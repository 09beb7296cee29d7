import Info from 'lucide-react/icons/info'
import type { ReactNode } from 'react'
import { Icon } from '../icon/icon.tsx'
import css from './note-button.module.css'

/** A quiet line that opens more about one thing. */
export function NoteButton({ onClick, children }: { onClick: () => void; children: ReactNode }) {
  return (
    <button type="button" className={css.note} aria-haspopup="dialog" onClick={onClick}>
      <Icon of={Info} />
      <span>{children}</span>
    </button>
  )
}
