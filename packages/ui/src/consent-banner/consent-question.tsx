import { Trans, useLingui } from '@lingui/react'
import X from 'lucide-react/icons/x'
import { type ReactNode, useEffect, useId, useRef } from 'react'
import { Button } from '../button/button.tsx'
import { IconButton } from '../icon-button/icon-button.tsx'
import css from './consent-question.module.css'

type ConsentQuestionProps = {
  brandName: string
  title: string
  /** Rich text of the editors. */
  text: ReactNode
  onAcceptAll: () => void
  onDenyAll: () => void
  onMore: () => void
  /** Closes without an answer, where there is one already; null before the first answer. */
  onClose?: (() => void) | null
  /** Id of the button that has opened it and gets the focus back; null where it opened by itself. */
  returnFocusTo?: string | null
}

/** What gets the focus keeps this distance from the bar. */
const FOCUS_ROOM_PX = 16

/** Id of the button that leads to the second layer, which gives the focus back to it. */
const MORE_ID = 'consent-more'

/**
 * Layer 1: refusing is as easy as agreeing. It lies over the lower edge and moves nothing; the page behind stays
 * readable and usable, for assistive technology as well.
 *
 * @see spec §2 "Consent banner"; eu-duties C-27
 */
export function ConsentQuestion(props: ConsentQuestionProps) {
  const {
    brandName,
    title,
    text,
    onAcceptAll,
    onDenyAll,
    onMore,
    onClose = null,
    returnFocusTo = null,
  } = props
  const { i18n } = useLingui()
  const bar = useRef<HTMLElement>(null)
  const titleId = useId()
  useRoomBelow(bar)
  useFocusUnlessBusy(bar, returnFocusTo)

  return (
    <section
      ref={bar}
      className={css.bar}
      data-screen-only=""
      data-consent-bar=""
      aria-labelledby={titleId}
      tabIndex={-1}
    >
      <div className={css.inside}>
        <div className={css.words}>
          <p className={css.brand}>
            {brandName}
            <span className={css.mark} aria-hidden="true" />
          </p>
          <h2 id={titleId} className={css.title}>
            {title}
          </h2>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is scrolled by keyboard too */}
          <div className={css.text} data-scrolls tabIndex={0}>
            {text}
          </div>
        </div>
        <div className={css.answers}>
          <Button onClick={onDenyAll}>
            <Trans id="consent.denyAll" message="Nur Notwendiges" />
          </Button>
          <Button onClick={onAcceptAll}>
            <Trans id="consent.acceptAll" message="Allem zustimmen" />
          </Button>
          <Button id={MORE_ID} kind="quiet" aria-haspopup="dialog" onClick={onMore}>
            <Trans id="consent.more" message="Mehr erfahren und auswählen" />
          </Button>
        </div>
        {onClose ? (
          <div className={css.close}>
            <IconButton
              icon={X}
              size="m"
              label={i18n.t({ id: 'dialog.close', message: 'Schließen' })}
              onClick={onClose}
            />
          </div>
        ) : null}
      </div>
    </section>
  )
}

/**
 * The end of the page, and what gets the focus, can be scrolled out from under the bar. WCAG 2.2, 2.4.11
 *
 * The page inherits no property that says the height, or each of its elements would be styled again: what stands above
 * the bar is told by itself.
 */
function useRoomBelow(bar: { current: HTMLElement | null }): void {
  useEffect(() => {
    const element = bar.current
    if (!element) return
    const give = (height: number) => {
      const [root, body] = [document.documentElement.style, document.body.style]
      root.scrollPaddingBlockEnd = height > 0 ? `${height + FOCUS_ROOM_PX}px` : ''
      body.paddingBlockEnd = height > 0 ? `${height}px` : ''
      for (const tray of document.querySelectorAll<HTMLElement>('[data-above-consent]'))
        tray.style.setProperty('--consent-height', `${height}px`)
    }
    const measure = () => give(element.offsetHeight)
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => {
      observer.disconnect()
      give(0)
    }
  }, [bar])
}

/**
 * Takes the focus, and is read out, unless it opened by itself while the shopper is busy. The focus returns afterwards:
 * to the opener by its id, because not every browser focuses a button that is pressed, and it may have been drawn anew.
 */
function useFocusUnlessBusy(bar: { current: HTMLElement | null }, opener: string | null): void {
  const openedBy = useRef(opener)
  useEffect(() => {
    const before = document.activeElement
    const id = openedBy.current
    if (id !== null || before === null || before === document.body)
      bar.current?.focus({ preventScroll: true })
    return () => {
      const target = id === null ? before : document.getElementById(id)
      if (target instanceof HTMLElement && target !== document.body) target.focus({ preventScroll: true })
    }
  }, [bar])
}
