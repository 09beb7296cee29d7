import { useLingui } from '@lingui/react'
import { type ReactNode, useId, useState } from 'react'
import { PageWidth } from '../layout/page-width.tsx'
import css from './main-navigation.module.css'
import { MainNavigationEntry } from './main-navigation-entry.tsx'
import type { NavigationItem } from './navigation-item.ts'

type MainNavigationProps = {
  items: NavigationItem[]
  /** Address of the page; the entry above it is marked. */
  currentHref?: string | null
  /** Draws the picture of an open entry; nothing is drawn, and nothing loaded, before it opens. */
  pictureOf?: (item: NavigationItem) => ReactNode
}

/** The categories below the header. An entry is a link; its sub-categories open on hover, or by the button beside it. */
export function MainNavigation({ items, currentHref = null, pictureOf }: MainNavigationProps) {
  const { i18n } = useLingui()
  const id = useId()
  const [open, setOpen] = useState<string | null>(null)

  return (
    <nav aria-label={i18n.t({ id: 'navigation.categories', message: 'Kategorien' })}>
      <PageWidth>
        <ul className={css.list}>
          {items.map((item, index) => (
            <MainNavigationEntry
              key={item.href}
              item={item}
              panelId={`${id}${index}`}
              isOpen={open === item.href}
              isCurrent={currentHref?.startsWith(item.href) ?? false}
              onOpen={() => setOpen(item.href)}
              onClose={() => setOpen((now) => (now === item.href ? null : now))}
              pictureOf={pictureOf}
            />
          ))}
        </ul>
      </PageWidth>
    </nav>
  )
}
