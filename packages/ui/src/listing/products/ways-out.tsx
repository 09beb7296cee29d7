import { Trans, useLingui } from '@lingui/react'
import ChevronRight from 'lucide-react/icons/chevron-right'
import css from './ways-out.module.css'

type WaysOutProps = {
  /** What there would be without one of the filters. */
  ways: { filter: string; total: number; href: string }[]
}

/** Nothing fits all the filters: which one to take away, and what that brings. */
export function WaysOut({ ways }: WaysOutProps) {
  const { i18n } = useLingui()

  return (
    <ul className={css.ways}>
      {ways.map(({ filter, total, href }) => (
        <li key={filter}>
          <a className={css.way} href={href} rel="nofollow">
            <span className={css.words}>
              <Trans id="listing.withoutFilter" message="Ohne „{filter}“" values={{ filter }} />
            </span>
            <span className={css.count}>
              {i18n.t({
                id: 'listing.count',
                message: '{total, plural, one {# Produkt} other {# Produkte}}',
                values: { total },
              })}
            </span>
            <ChevronRight size={18} strokeWidth={1.5} aria-hidden="true" />
          </a>
        </li>
      ))}
    </ul>
  )
}
