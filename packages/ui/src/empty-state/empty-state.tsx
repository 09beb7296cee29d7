import type { LucideIcon } from 'lucide-react/types'
import type { ReactNode } from 'react'
import { Icon } from '../icon/icon.tsx'
import css from './empty-state.module.css'

type EmptyStateProps = {
  icon?: LucideIcon
  title: string
  /** 1 where it is the page itself, for example an empty basket. */
  level?: 1 | 2
  text?: ReactNode
  /** What to do next: buttons and links. */
  children?: ReactNode
}

/** Nothing here yet, said kindly and with a way on. */
export function EmptyState({ icon, title, level = 2, text, children }: EmptyStateProps) {
  const Heading = level === 1 ? 'h1' : 'h2'

  return (
    <div className={css.empty}>
      {icon ? (
        <span className={css.icon}>
          <Icon of={icon} size="m" />
        </span>
      ) : null}
      <Heading className={css.title}>{title}</Heading>
      {text ? <div className={css.text}>{text}</div> : null}
      {children ? <div className={css.actions}>{children}</div> : null}
    </div>
  )
}
