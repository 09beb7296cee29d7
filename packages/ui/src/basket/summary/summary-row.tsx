import type { ReactNode } from 'react'
import css from './order-summary.module.css'

type SummaryRowProps = { label: ReactNode; amount: ReactNode; kind?: 'plain' | 'quiet' | 'saving' | 'total' }

/** One line of a summary: what, and how much. */
export function SummaryRow({ label, amount, kind = 'plain' }: SummaryRowProps) {
  return (
    <div
      className={kind === 'total' ? `${css.row} ${css.total}` : css.row}
      data-quiet={kind === 'quiet' || undefined}
      data-saving={kind === 'saving' || undefined}
    >
      <dt>{label}</dt>
      <dd>{amount}</dd>
    </div>
  )
}
