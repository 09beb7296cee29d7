import { useLingui } from '@lingui/react'
import ChevronDown from 'lucide-react/icons/chevron-down'
import { type FocusEvent, type PointerEvent, useRef } from 'react'
import { useEscape } from '../header/use-escape.ts'
import { PageWidth } from '../layout/page-width.tsx'
import css from './main-navigation.module.css'
import { MenuPicture } from './menu-picture.tsx'
import type { NavigationItem } from './navigation-item.ts'

export type MainNavigationEntryProps = {
  item: NavigationItem
  panelId: string
  isOpen: boolean
  isCurrent: boolean
  onOpen: () => void
  onClose: () => void
}

/** ms before a resting pointer opens or a leaving one closes: a diagonal way to the panel must not lose it. */
const HOVER_DELAY = 140

/** There is one pointer: which entry it has left and where, and what its rest is about to do. */
let left = ''
let timer: ReturnType<typeof setTimeout> | undefined

/** One category of the main navigation with its panel. */
export function MainNavigationEntry(props: MainNavigationEntryProps) {
  const { item, panelId, isOpen, isCurrent, onOpen, onClose } = props
  const { i18n } = useLingui()
  const entry = useRef<HTMLLIElement>(null)
  const toggle = useRef<HTMLButtonElement>(null)
  useEscape(isOpen, () => {
    onClose()
    if (entry.current?.contains(document.activeElement)) toggle.current?.focus()
  })

  const later = (act: () => void) => {
    clearTimeout(timer)
    timer = setTimeout(act, HOVER_DELAY)
  }
  /** Back on the very spot that it left, the page has moved under a pointer at rest, which asks for nothing. */
  const onHover = (act: () => void) => (event: PointerEvent) => {
    const spot = `${panelId} ${event.clientX} ${event.clientY}`
    if (event.pointerType === 'mouse' && (act === onClose || spot !== left)) later(act)
    left = spot
  }
  /** A pointer that clicks at once would open the panel over the page it leads to. */
  const onFollow = () => {
    clearTimeout(timer)
    onClose()
  }
  const onBlur = (event: FocusEvent) => {
    if (!event.currentTarget.contains(event.relatedTarget)) onClose()
  }
  return (
    <li
      ref={entry}
      className={css.item}
      data-open={isOpen || undefined}
      onPointerEnter={onHover(onOpen)}
      onPointerLeave={onHover(onClose)}
      onBlur={onBlur}
    >
      <a className={css.link} href={item.href} aria-current={isCurrent || undefined} onClick={onFollow}>
        {item.name}
      </a>
      {item.children.length > 0 ? (
        <>
          <button
            ref={toggle}
            type="button"
            className={css.toggle}
            aria-expanded={isOpen}
            aria-controls={panelId}
            aria-label={i18n.t({
              id: 'navigation.subcategories',
              message: 'Unterkategorien von {name}',
              values: { name: item.name },
            })}
            onClick={isOpen ? onClose : onOpen}
          >
            <ChevronDown size={16} strokeWidth={1.5} aria-hidden="true" />
          </button>
          <div id={panelId} className={css.panel}>
            <PageWidth>
              <div className={css.columns}>
                <ul className={css.groups}>
                  {item.children.map((group) => (
                    <li key={group.href}>
                      <a className={css.group} href={group.href} onClick={onFollow}>
                        {isOpen ? <MenuPicture of={group} className={css.picture} /> : null}
                        {group.name}
                      </a>
                      {group.text ? <p className={css.text}>{group.text}</p> : null}
                      {group.children.length > 0 ? (
                        <ul>
                          {group.children.map((leaf) => (
                            <li key={leaf.href}>
                              <a className={css.leaf} href={leaf.href} onClick={onFollow}>
                                {leaf.name}
                              </a>
                            </li>
                          ))}
                        </ul>
                      ) : null}
                    </li>
                  ))}
                </ul>
                {isOpen && item.isCategory ? (
                  <a className={css.teaser} href={item.href} tabIndex={-1} onClick={onFollow}>
                    <MenuPicture of={item} className={css.picture} />
                    <span>
                      {i18n.t({
                        id: 'navigation.all',
                        message: 'Alles aus {name}',
                        values: { name: item.name },
                      })}
                    </span>
                  </a>
                ) : null}
              </div>
            </PageWidth>
          </div>
        </>
      ) : null}
    </li>
  )
}
