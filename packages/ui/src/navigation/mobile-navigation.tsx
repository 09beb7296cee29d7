import { useLingui } from '@lingui/react'
import ChevronDown from 'lucide-react/icons/chevron-down'
import css from './mobile-navigation.module.css'
import type { NavigationItem } from './navigation-item.ts'

type MobileNavigationProps = {
  items: NavigationItem[]
  links: { label: string; href: string }[]
  /** Name of the current shop, for example `Deutschland · Deutsch`; null hides the entry. */
  countryLabel: string | null
  onCountryPick: () => void
}

/** Content of the menu dialog on phones: every level opens in place, one of a level at a time. */
export function MobileNavigation({ items, links, countryLabel, onCountryPick }: MobileNavigationProps) {
  const { i18n } = useLingui()

  return (
    <nav
      className={css.navigation}
      aria-label={i18n.t({ id: 'navigation.categories', message: 'Kategorien' })}
    >
      <ul className={css.categories}>
        {items.map((item) => (
          <li key={item.href}>
            <Level item={item} depth={0} />
          </li>
        ))}
      </ul>
      <ul className={css.links}>
        {links.map((link) => (
          <li key={link.href}>
            <a href={link.href}>{link.label}</a>
          </li>
        ))}
        {countryLabel ? (
          <li>
            <button type="button" aria-haspopup="dialog" onClick={onCountryPick}>
              {countryLabel}
            </button>
          </li>
        ) : null}
      </ul>
    </nav>
  )
}

function Level({ item, depth }: { item: NavigationItem; depth: number }) {
  const { i18n } = useLingui()
  if (item.children.length === 0) {
    return (
      <a className={depth === 0 ? css.row : css.child} href={item.href}>
        {item.name}
      </a>
    )
  }

  return (
    <details className={depth === 0 ? undefined : css.level} name={`level-${depth}`}>
      <summary className={css.row}>
        {item.name}
        <ChevronDown size={20} strokeWidth={1.5} aria-hidden="true" />
      </summary>
      <ul className={css.children}>
        <li>
          <a className={css.child} data-all="" href={item.href}>
            {i18n.t({ id: 'navigation.all', message: 'Alles aus {name}', values: { name: item.name } })}
          </a>
        </li>
        {item.children.map((child) => (
          <li key={child.href}>
            <Level item={child} depth={depth + 1} />
          </li>
        ))}
      </ul>
    </details>
  )
}
