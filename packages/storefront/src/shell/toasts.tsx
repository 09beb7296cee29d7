import { useAtomValue } from 'jotai'
import { lazy, Suspense, useState } from 'react'
import { toastsAtom } from '../features/toasts/toasts.atoms.ts'

const ToastHost = lazy(() => import('./toast-host.tsx'))

/** The place of messages; its code comes with the first of them. */
export function Toasts() {
  const isAnyShown = useAtomValue(toastsAtom).length > 0
  const [isNeeded, setIsNeeded] = useState(false)
  if (isAnyShown && !isNeeded) setIsNeeded(true)

  return <Suspense fallback={null}>{isNeeded ? <ToastHost /> : null}</Suspense>
}
