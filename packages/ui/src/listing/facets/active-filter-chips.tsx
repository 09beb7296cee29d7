import { Trans, useLingui } from '@lingui/react'
import X from 'lucide-react/icons/x'
import { useEffect, useRef } from 'react'
import css from './active-filter-chips.module.css'
import { ALL_FILTERS_ID } from './facet-bar.tsx'

type ActiveFilterChipsProps = {
  /** Each with the address of the listing without it. */
  filters: { label: string; href: string }[]
  clearHref: string
}

/**
 * What is chosen, each removable; nothing when nothing is. The chip that is pressed goes away, so the focus moves on
 * to the next one, and from the last one to where filters are chosen.
 */
export function ActiveFilterChips({ filters, clearHref }: ActiveFilterChipsProps) {
  const { i18n } = useLingui()
  const list = useRef<HTMLUListElement>(null)
  const pressed = useRef<number | null>(null)
  const labels = filters.map(({ label }) => label).join()

  // another set of chips is on the page
  useEffect(() => {
    const place = pressed.current
    pressed.current = null
    if (place === null) return
    const chips = list.current?.querySelectorAll('a') ?? []
    const next = chips.length > 1 ? chips[Math.min(place, chips.length - 2)] : null
    const target = next ?? document.getElementById(ALL_FILTERS_ID)
    target?.focus({ preventScroll: true })
  }, [labels])

  if (filters.length === 0) return null
  return (
    <ul
      ref={list}
      className={css.list}
      aria-label={i18n.t({ id: 'listing.activeFilters', message: 'Ausgewählte Filter' })}
    >
      {filters.map((filter, index) => (
        <li key={filter.label}>
          <a
            className={css.chip}
            href={filter.href}
            rel="nofollow"
            aria-label={i18n.t({
              id: 'listing.removeNamedFilter',
              message: 'Filter „{filter}“ entfernen',
              values: { filter: filter.label },
            })}
            onClick={() => {
              pressed.current = index
            }}
          >
            {filter.label}
            <X size={16} strokeWidth={1.5} aria-hidden="true" />
          </a>
        </li>
      ))}
      <li>
        <a
          className={css.chip}
          data-all=""
          href={clearHref}
          rel="nofollow"
          onClick={() => {
            pressed.current = filters.length
          }}
        >
          <Trans id="listing.clearFilters" message="Alle Filter löschen" />
        </a>
      </li>
    </ul>
  )
}
