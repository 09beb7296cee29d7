import ChevronDown from 'lucide-react/icons/chevron-down'
import type { ReactNode } from 'react'
import { Icon } from '../icon/icon.tsx'
import css from './summary-fold.module.css'

type SummaryFoldProps = { title: string; amount: string; children: ReactNode }

/** What is bought and what it costs, in one line above a long form; beside a wide one the summary stands anyway. */
export function SummaryFold({ title, amount, children }: SummaryFoldProps) {
  return (
    <details className={css.fold}>
      <summary className={css.line}>
        <span className={css.title}>
          {title}
          <Icon of={ChevronDown} />
        </span>
        <strong>{amount}</strong>
      </summary>
      <div className={css.body}>{children}</div>
    </details>
  )
}
