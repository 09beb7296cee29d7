import { useLingui } from '@lingui/react'
import Search from 'lucide-react/icons/search'
import css from './value-search.module.css'

type ValueSearchProps = { facetLabel: string; typed: string; onType: (typed: string) => void }

/** Narrows a long list of values down while typing. */
export function ValueSearch({ facetLabel, typed, onType }: ValueSearchProps) {
  const { i18n } = useLingui()
  const label = i18n.t({
    id: 'listing.searchValues',
    message: '{facet} suchen',
    values: { facet: facetLabel },
  })

  return (
    <div className={css.search}>
      <Search size={18} strokeWidth={1.5} aria-hidden="true" />
      <input
        className={css.input}
        type="search"
        value={typed}
        aria-label={label}
        placeholder={label}
        autoComplete="off"
        onChange={(event) => onType(event.target.value)}
        onKeyDown={(event) => {
          // in a form beside it, Enter would send the prices
          if (event.key === 'Enter') event.preventDefault()
        }}
      />
    </div>
  )
}
