import { Trans, useLingui } from '@lingui/react'
import X from 'lucide-react/icons/x'
import css from './active-filter-chips.module.css'

type ActiveFilterChipsProps = {
  /** Each with the address of the listing without it. */
  filters: { label: string; href: string }[]
  clearHref: string
}

/** What is chosen, each removable; nothing when nothing is. */
export function ActiveFilterChips({ filters, clearHref }: ActiveFilterChipsProps) {
  const { i18n } = useLingui()
  if (filters.length === 0) return null

  return (
    <ul
      className={css.list}
      aria-label={i18n.t({ id: 'listing.activeFilters', message: 'Ausgewählte Filter' })}
    >
      {filters.map((filter) => (
        <li key={filter.href}>
          <a
            className={css.chip}
            href={filter.href}
            rel="nofollow"
            aria-label={i18n.t({
              id: 'listing.removeNamedFilter',
              message: 'Filter „{filter}“ entfernen',
              values: { filter: filter.label },
            })}
          >
            {filter.label}
            <X size={16} strokeWidth={1.5} aria-hidden="true" />
          </a>
        </li>
      ))}
      <li>
        <a className={css.chip} data-all="" href={clearHref}>
          <Trans id="listing.clearFilters" message="Alle Filter löschen" />
        </a>
      </li>
    </ul>
  )
}
