import { useLingui } from '@lingui/react'
import css from './toast.module.css'
import { ToastItem } from './toast-item.tsx'
import type { Toast } from './toast-list.ts'

type ToastRegionProps = {
  toasts: readonly Toast[]
  onDismiss: (id: string) => void
}

/** Bottom centre of the page; a polite live region. Always rendered, so that changes are announced. */
export function ToastRegion({ toasts, onDismiss }: ToastRegionProps) {
  const { i18n } = useLingui()

  return (
    <section
      className={css.region}
      aria-label={i18n.t({ id: 'toast.region', message: 'Mitteilungen' })}
      aria-live="polite"
      aria-relevant="additions"
    >
      {toasts.map((toast) => (
        <ToastItem key={toast.id} toast={toast} onDismiss={() => onDismiss(toast.id)} />
      ))}
    </section>
  )
}
