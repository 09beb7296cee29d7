import { useLingui } from '@lingui/react'
import Menu from 'lucide-react/icons/menu'
import { type ComponentType, type KeyboardEvent, useId, useState } from 'react'
import { PageWidth } from '../layout/page-width.tsx'
import css from './main-navigation.module.css'
import { MainNavigationEntry, type MainNavigationEntryProps } from './main-navigation-entry.tsx'
import type { NavigationItem } from './navigation-item.ts'
import { nextStop, type Stop } from './next-stop.ts'

type MainNavigationProps = {
  items: NavigationItem[]
  /** Address of the page; the entry above it is marked. */
  currentHref?: string | null
  /** Draws an entry; the server draws each only once. */
  Entry?: ComponentType<MainNavigationEntryProps>
  /** Opens the side navigation; without it there is no button for it. */
  onSideOpen?: () => void
}

/**
 * The categories below the header. An entry is a link; its sub-categories open on hover, by the button beside it, or with
 * the arrow keys.
 */
export function MainNavigation(props: MainNavigationProps) {
  const { items, currentHref = null, Entry = MainNavigationEntry, onSideOpen } = props
  const { i18n } = useLingui()
  const id = useId()
  const [open, setOpen] = useState<string | null>(null)

  const onKeyDown = (event: KeyboardEvent<HTMLUListElement>) => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
    const list = event.currentTarget
    const at = stopOf(list, event.target)
    const to =
      at &&
      nextStop(
        event.key,
        at,
        items.map((_, entry) => linesOf(list, entry).length),
      )
    if (!to) return

    event.preventDefault()
    setOpen(to.line === null ? null : (items[to.entry]?.href ?? null))
    const link = to.line === null ? entryLink(list, to.entry) : linesOf(list, to.entry)[to.line]
    // a panel that has just opened takes no focus before it is visible
    requestAnimationFrame(() => requestAnimationFrame(() => link?.focus()))
  }

  return (
    <nav aria-label={i18n.t({ id: 'navigation.categories', message: 'Kategorien' })}>
      <PageWidth>
        <ul className={css.list} onKeyDown={onKeyDown}>
          {items.map((item, index) => (
            <Entry
              key={item.href}
              item={item}
              panelId={`${id}${index}`}
              isOpen={open === item.href}
              isCurrent={currentHref?.startsWith(item.href) ?? false}
              onOpen={() => setOpen(item.href)}
              onClose={() => setOpen((now) => (now === item.href ? null : now))}
            />
          ))}
          {onSideOpen ? (
            <li className={css.side}>
              <button type="button" className={css.sideButton} aria-haspopup="dialog" onClick={onSideOpen}>
                <Menu size={18} strokeWidth={1.5} aria-hidden="true" />
                {i18n.t({ id: 'navigation.top', message: 'Alle Kategorien' })}
              </button>
            </li>
          ) : null}
        </ul>
      </PageWidth>
    </nav>
  )
}

function entryLink(list: HTMLElement, entry: number): HTMLElement | null {
  return list.children[entry]?.querySelector<HTMLElement>(':scope > a') ?? null
}

/** The links of an entry's panel in the order in which they are read; its picture is no stop. */
function linesOf(list: HTMLElement, entry: number): HTMLElement[] {
  return [...(list.children[entry]?.querySelectorAll<HTMLElement>('li a') ?? [])]
}

function stopOf(list: HTMLElement, target: EventTarget): Stop | null {
  if (!(target instanceof HTMLElement)) return null
  const entry = [...list.children].findIndex((item) => item.contains(target))
  if (entry === -1 || !entryLink(list, entry)) return null
  const line = linesOf(list, entry).indexOf(target)
  return { entry, line: line === -1 ? null : line }
}
