import { useLingui } from '@lingui/react'
import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import { useEffect, useRef, useState } from 'react'
import { MenuPicture } from './menu-picture.tsx'
import css from './mobile-navigation.module.css'
import type { NavigationItem } from './navigation-item.ts'
import { itemsAt, type NavigationPath, wayTo } from './navigation-way.ts'

type MobileNavigationProps = {
  items: NavigationItem[]
  /** Address of the page; the menu opens at its level. */
  currentHref?: string | null
  links: { label: string; href: string }[]
  /** Name of the current shop, for example `Deutschland · Deutsch`; null hides the entry. */
  countryLabel: string | null
  onCountryPick: () => void
}

/**
 * Content of the menu dialogs: one level at a time, with the way back on top. The focus goes along: into a level to its
 * first line, back to the line it came from.
 */
export function MobileNavigation(props: MobileNavigationProps) {
  const { items, currentHref = null, links, countryLabel, onCountryPick } = props
  const { i18n } = useLingui()
  const [way, setWay] = useState<NavigationPath>(() => wayTo(items, currentHref))
  const focusOn = useRef<string | null>(null)
  const level = useRef<HTMLElement>(null)
  const parent = way.at(-1) ?? null
  const shown = itemsAt(items, way)

  useEffect(() => {
    if (focusOn.current === null) return
    const target = level.current?.querySelector(`[data-line="${CSS.escape(focusOn.current)}"]`)
    focusOn.current = null
    if (target instanceof HTMLElement) target.focus()
  })

  const goInto = (item: NavigationItem) => {
    focusOn.current = 'back'
    setWay([...way, item])
  }
  const goBack = () => {
    focusOn.current = parent?.href ?? null
    setWay(way.slice(0, -1))
  }

  return (
    <nav
      ref={level}
      className={css.navigation}
      aria-label={i18n.t({ id: 'navigation.categories', message: 'Kategorien' })}
    >
      {parent ? (
        <button type="button" className={css.back} data-line="back" onClick={goBack}>
          <ChevronLeft size={20} strokeWidth={1.5} aria-hidden="true" />
          {way.at(-2)?.name ?? i18n.t({ id: 'navigation.top', message: 'Alle Kategorien' })}
        </button>
      ) : null}
      <ul className={css.categories} key={parent?.href ?? ''} data-depth={way.length}>
        {parent ? (
          <li>
            <a
              className={css.row}
              data-all=""
              href={parent.href}
              aria-current={parent.href === currentHref ? 'page' : undefined}
            >
              {parent.isCategory
                ? i18n.t({ id: 'navigation.all', message: 'Alles aus {name}', values: { name: parent.name } })
                : parent.name}
            </a>
          </li>
        ) : null}
        {shown.map((item) => (
          <li key={item.href}>
            {item.children.length === 0 ? (
              <a
                className={css.row}
                href={item.href}
                aria-current={item.href === currentHref ? 'page' : undefined}
              >
                <MenuPicture of={item} className={css.picture} />
                <span className={css.name}>{item.name}</span>
              </a>
            ) : (
              <button type="button" className={css.row} data-line={item.href} onClick={() => goInto(item)}>
                <MenuPicture of={item} className={css.picture} />
                <span className={css.name}>{item.name}</span>
                <ChevronRight size={20} strokeWidth={1.5} aria-hidden="true" />
              </button>
            )}
          </li>
        ))}
      </ul>
      {parent ? null : (
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
      )}
    </nav>
  )
}
