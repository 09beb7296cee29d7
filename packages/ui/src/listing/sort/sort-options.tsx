import { useLingui } from '@lingui/react'
import Check from 'lucide-react/icons/check'
import { type SortName, sortLabel } from './sort-label.ts'
import css from './sort-options.module.css'

type SortOptionsProps = {
  sorts: readonly SortName[]
  current: SortName
  hrefFor: (sort: SortName) => string
  /** The shopper has chosen; the link does the rest. */
  onChoose?: () => void
}

/** The orders of a listing, each a link to it. */
export function SortOptions({ sorts, current, hrefFor, onChoose }: SortOptionsProps) {
  const { i18n } = useLingui()

  return (
    <ul className={css.list}>
      {sorts.map((sort) => (
        <li key={sort}>
          <a
            className={css.option}
            href={hrefFor(sort)}
            rel="nofollow"
            aria-current={sort === current || undefined}
            onClick={onChoose}
          >
            {sortLabel(i18n, sort)}
            {sort === current ? <Check size={20} strokeWidth={1.5} aria-hidden="true" /> : null}
          </a>
        </li>
      ))}
    </ul>
  )
}
