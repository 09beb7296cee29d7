import { type KeyboardEvent, type PointerEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import css from './peek.module.css'
import { useEscape } from './use-escape.ts'

type PeekProps = {
  /** The link that leads to the whole thing. */
  children: ReactNode
  /** What opens below it; not drawn, and not loaded, before. */
  panel: (close: () => void) => ReactNode
}

/** ms that a pointer rests before the panel opens, and is away before it closes: crossing the icon is no intent. */
const OPENS_AFTER = 120
const CLOSES_AFTER = 240

/**
 * A panel below a link of the header, for those with a mouse or a keyboard: it opens when the pointer rests on the link
 * or the link has the focus, stays while either is inside, and goes with Escape. The arrow down leads into it, however
 * long it takes until something is there. A tap follows the link.
 */
export function Peek({ children, panel }: PeekProps) {
  const [isOpen, setIsOpen] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const place = useRef<HTMLDivElement>(null)
  const left = useRef('')
  useEffect(() => () => clearTimeout(timer.current), [])

  const change = (opens: boolean, after: number) => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => setIsOpen(opens), after)
  }
  const onPointer = (opens: boolean) => (event: PointerEvent) => {
    if (event.pointerType !== 'mouse') return
    const spot = `${event.clientX} ${event.clientY}`
    // Back on the very spot that it left, the page has moved under a pointer at rest, which asks for nothing.
    const isHeld = opens ? spot === left.current : place.current?.querySelector('[data-panel] :focus-visible')
    left.current = spot
    if (!isHeld) change(opens, opens ? OPENS_AFTER : CLOSES_AFTER)
  }
  // The header leaves by a transform alone: a browser that looked for the pointer before it moved never says that it left.
  useEffect(() => {
    if (!isOpen) return
    const onScroll = () => {
      if (place.current?.closest('[data-header="hidden"]')) change(false, CLOSES_AFTER)
    }
    addEventListener('scroll', onScroll, { passive: true })
    return () => removeEventListener('scroll', onScroll)
  })
  useEscape(isOpen, () => {
    const isInside = place.current?.contains(document.activeElement)
    if (isInside && document.activeElement !== link()) link()?.focus()
    change(false, 0)
  })
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'ArrowDown' && event.target === link()) {
      event.preventDefault()
      clearTimeout(timer.current)
      setIsOpen(true)
      import('./enter-panel.ts').then(
        ({ enterPanel }) => place.current && enterPanel(place.current),
        () => undefined, // the line is gone, and Tab leads into the panel as well
      )
    }
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it listens to what happens in the link and the panel
    <div
      ref={place}
      className={css.place}
      onPointerEnter={onPointer(true)}
      onPointerLeave={onPointer(false)}
      onFocus={({ target }) => {
        if (target === link() && target.matches(':focus-visible')) change(true, 0)
      }}
      onBlur={({ relatedTarget }) => {
        if (!place.current?.contains(relatedTarget)) change(false, 0)
      }}
      onKeyDown={onKeyDown}
    >
      {children}
      {isOpen ? (
        <div className={css.panel} data-panel>
          {panel(() => setIsOpen(false))}
        </div>
      ) : null}
    </div>
  )

  function link(): HTMLElement | null {
    return place.current?.querySelector('a') ?? null
  }
}
