import { Trans, useLingui } from '@lingui/react'
import ChevronDown from 'lucide-react/icons/chevron-down'
import { type SortName, sortLabel } from './sort-label.ts'
import css from './sort-select.module.css'

type SortSelectProps = {
  sorts: readonly SortName[]
  current: SortName
  /** The listing's address; without JavaScript the form goes there with `sort`. */
  action: string
  /** Everything else the address holds, so that a submit does not lose it. */
  hidden: Record<string, string>
  onSort?: (sort: SortName) => void
}

/** The order of the listing. A change applies at once; without JavaScript a button follows. */
export function SortSelect({ sorts, current, action, hidden, onSort }: SortSelectProps) {
  const { i18n } = useLingui()

  return (
    <form className={css.form} action={action} method="get">
      {Object.entries(hidden).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <label className={css.field}>
        <span className={css.label}>
          <Trans id="listing.sort" message="Sortieren nach" />
        </span>
        <select
          key={current}
          className={css.select}
          name="sort"
          defaultValue={current}
          onChange={(event) => {
            const chosen = sorts.find((sort) => sort === event.target.value)
            if (chosen) onSort?.(chosen)
          }}
        >
          {sorts.map((sort) => (
            <option key={sort} value={sort}>
              {sortLabel(i18n, sort)}
            </option>
          ))}
        </select>
        <ChevronDown className={css.chevron} size={16} strokeWidth={1.5} aria-hidden="true" />
      </label>
      <noscript>
        <button type="submit">
          <Trans id="listing.applySort" message="Sortieren" />
        </button>
      </noscript>
    </form>
  )
}
