import { useLingui } from '@lingui/react'
import X from 'lucide-react/icons/x'
import { type ReactNode, useEffect, useId, useRef } from 'react'
import { Button } from '../button/button.tsx'
import { IconButton } from '../icon-button/icon-button.tsx'
import css from './dialog.module.css'
import { useClosedByBack } from './use-closed-by-back.ts'
import { useSwipeDown } from './use-swipe-down.ts'

export type DialogProps = {
  isOpen: boolean
  /** Asked for by Escape, backdrop, close button or swipe; the owner then sets `isOpen`. */
  onClose: () => void
  title: string
  /** The title is for screen readers alone. */
  hideTitle?: boolean
  /** `mobileLeft` is a drawer on phones and centred from 768 px on. */
  position?: 'center' | 'right' | 'left' | 'mobileLeft'
  size?: 's' | 'm' | 'l'
  /** Cannot be dismissed: only its own buttons close it. */
  isModal?: boolean
  /** Gives a modal dialog the close button that others have; gestures still do nothing. */
  onCloseButton?: (() => void) | null
  /** Id of what has the focus afterwards; without it what had it before, or what is left of the page. */
  returnFocusTo?: string | null
  /** Buttons that stay in sight while the content scrolls. */
  footer?: ReactNode
  /** Words of a button in the footer that does no more than close the dialog. */
  acceptLabel?: string | null
  children: ReactNode
}

/**
 * A window over the page. The browser's own dialog keeps the focus inside and the page behind still; nested ones
 * stack, and only the topmost takes input.
 *
 * @see spec §4 "Dialog"
 */
export function Dialog(props: DialogProps) {
  const {
    isOpen,
    onClose,
    title,
    hideTitle = false,
    position = 'center',
    size = 'm',
    isModal = false,
  } = props
  const { returnFocusTo = null, footer, acceptLabel = null, children } = props
  const onCloseButton = props.onCloseButton ?? (isModal ? null : onClose)
  const { i18n } = useLingui()
  const dialog = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  const dismiss = isModal ? () => {} : onClose
  useClosedByBack(isOpen && !isModal, onClose)
  const swipe = useSwipeDown(dialog, dismiss, !isModal)

  useEffect(() => {
    if (!isOpen) return
    const before = document.activeElement
    return () => {
      // Browsers give the focus back from a dialog that closes, but not from one that is taken away.
      if (document.activeElement !== document.body) return
      const target = returnFocusTo === null ? before : document.getElementById(returnFocusTo)
      // What was pressed may be gone with what the dialog did: a wish that was moved to the basket, a last piece.
      const left = target?.isConnected ? target : document.querySelector('main')
      if (left instanceof HTMLElement) left.focus({ preventScroll: true })
    }
  }, [isOpen, returnFocusTo])

  useEffect(() => {
    const element = dialog.current
    if (element === null || element.open === isOpen) return
    if (isOpen) {
      element.showModal()
      return
    }
    element.close()
    if (returnFocusTo !== null) document.getElementById(returnFocusTo)?.focus()
  }, [isOpen, returnFocusTo])

  return (
    <dialog
      ref={dialog}
      className={css.dialog}
      data-position={position}
      data-size={size}
      aria-labelledby={titleId}
      onCancel={(event) => {
        if (event.target !== dialog.current) return
        event.preventDefault()
        dismiss()
      }}
      onKeyDown={(event) => {
        // Browsers let a second Escape through to a dialog that has refused the first.
        if (isModal && event.key === 'Escape') event.preventDefault()
      }}
      onClose={(event) => {
        if (event.target === dialog.current && isOpen) onClose()
      }}
      onClick={(event) => {
        // The second half of a double press on what has opened the dialog is not meant for it.
        if (event.target === dialog.current && event.detail < 2) dismiss()
      }}
      {...swipe}
    >
      {isOpen ? (
        <div className={css.window}>
          <header className={css.head} data-bare={hideTitle || undefined}>
            <h2
              id={titleId}
              className={css.title}
              data-hidden={hideTitle || undefined}
              // The browser begins at the first thing that takes the focus; without a close button that
              // would be what scrolls, which says nothing.
              tabIndex={onCloseButton === null ? -1 : undefined}
            >
              {title}
            </h2>
            {onCloseButton === null ? null : (
              <IconButton
                icon={X}
                size="m"
                label={i18n.t({ id: 'dialog.close', message: 'Schließen' })}
                onClick={onCloseButton}
              />
            )}
          </header>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is scrolled by keyboard too */}
          <div className={css.body} data-scrolls tabIndex={0}>
            {children}
          </div>
          {footer || acceptLabel !== null ? (
            <footer className={css.footer}>
              {footer}
              {acceptLabel !== null ? <Button onClick={onClose}>{acceptLabel}</Button> : null}
            </footer>
          ) : null}
        </div>
      ) : null}
    </dialog>
  )
}
