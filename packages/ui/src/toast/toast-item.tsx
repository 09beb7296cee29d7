import { useLingui } from '@lingui/react'
import { TOAST } from '@shop/domain/shop/notice-limits'
import CircleAlert from 'lucide-react/icons/circle-alert'
import CircleCheck from 'lucide-react/icons/circle-check'
import Info from 'lucide-react/icons/info'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import X from 'lucide-react/icons/x'
import { type PointerEvent, useRef } from 'react'
import { Icon } from '../icon/icon.tsx'
import { IconButton } from '../icon-button/icon-button.tsx'
import css from './toast.module.css'
import type { Toast } from './toast-list.ts'
import { useToastTimer } from './use-toast-timer.ts'

const ICONS = { success: CircleCheck, error: CircleAlert, warning: TriangleAlert, info: Info, default: null }
/** A pointer that moves less than this has clicked. */
const CLICK_PX = 10

/**
 * One message. Goes by itself, by a click, by its button, or dragged aside past 60 % of its width; waits while
 * the pointer or the focus is on it, or the window is elsewhere.
 *
 * @see spec §4 "Toast"
 */
export function ToastItem({ toast, onDismiss }: { toast: Toast; onDismiss: () => void }) {
  const { i18n } = useLingui()
  const timer = useToastTimer(onDismiss)
  const drag = useRef<{ from: number; by: number } | null>(null)
  const icon = ICONS[toast.type]
  // What is done once is not offered again.
  const act = () => {
    toast.action?.onAction()
    onDismiss()
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: clicking and dragging are short cuts; the button is the way for all
    <div
      className={css.toast}
      data-type={toast.type}
      onPointerEnter={timer.pause}
      onPointerLeave={timer.resume}
      onFocus={timer.pause}
      onBlur={timer.resume}
      onPointerDown={(event) => {
        if (isControl(event)) return
        drag.current = { from: event.clientX, by: 0 }
        event.currentTarget.setPointerCapture(event.pointerId)
      }}
      onPointerMove={(event) => {
        if (drag.current === null) return
        drag.current.by = event.clientX - drag.current.from
        event.currentTarget.style.setProperty('translate', `${drag.current.by}px`)
      }}
      onPointerUp={(event) => {
        const by = Math.abs(drag.current?.by ?? 0)
        const isDone =
          drag.current !== null &&
          (by < CLICK_PX || by > event.currentTarget.clientWidth * TOAST.dismissAtShare)
        drag.current = null
        event.currentTarget.style.setProperty('translate', 'none')
        if (isDone) onDismiss()
      }}
    >
      {icon ? <Icon of={icon} size="m" /> : null}
      <p className={css.message}>
        {toast.message}
        {toast.link ? (
          <>
            {' '}
            <a href={toast.link.href}>{toast.link.label}</a>
          </>
        ) : null}
        {toast.action ? (
          <>
            {' '}
            <button type="button" className={css.action} onClick={act}>
              {toast.action.label}
            </button>
          </>
        ) : null}
      </p>
      <IconButton
        icon={X}
        label={i18n.t({ id: 'toast.dismiss', message: 'Mitteilung schließen' })}
        onClick={onDismiss}
      />
    </div>
  )
}

function isControl(event: PointerEvent): boolean {
  return event.target instanceof Element && event.target.closest('a, button') !== null
}
