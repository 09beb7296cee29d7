import { TOAST } from '@shop/domain/shop/notice-limits'

export type ToastType = 'success' | 'error' | 'warning' | 'info' | 'default'

export type Toast = {
  id: string
  type: ToastType
  message: string
  /** A way back or onward, for example to the wishlist. */
  link?: { label: string; href: string } | null
  /** Something to be done about it. */
  action?: { label: string; onAction: () => void } | null
}

/** Adds a toast to the ones on show; the oldest make room for the twenty-first. @see spec §9 "Toast" */
export function withToast(toasts: readonly Toast[], toast: Toast): Toast[] {
  return [...toasts.filter((shown) => shown.id !== toast.id), toast].slice(-TOAST.maxPerPosition)
}
