import { createContext, type ReactNode, useCallback, useContext, useState } from 'react'
import { type Toast, withToast } from './toast-list.ts'
import { ToastRegion } from './toast-region.tsx'

type ShowToast = (toast: Omit<Toast, 'id'>) => void

const ShowToastContext = createContext<ShowToast>(() => {})

/** Keeps the toasts of a page and shows them. A page that keeps them elsewhere uses `ToastRegion` alone. */
export function ToastProvider({ children }: { children: ReactNode }) {
  const [toasts, setToasts] = useState<Toast[]>([])
  const show = useCallback<ShowToast>(
    (toast) => setToasts((shown) => withToast(shown, { ...toast, id: crypto.randomUUID() })),
    [],
  )

  return (
    <ShowToastContext value={show}>
      {children}
      <ToastRegion
        toasts={toasts}
        onDismiss={(id) => setToasts((shown) => shown.filter((toast) => toast.id !== id))}
      />
    </ShowToastContext>
  )
}

/** Shows a message: `useToast()({ type: 'success', message: '…' })`. */
export function useToast(): ShowToast {
  return useContext(ShowToastContext)
}
