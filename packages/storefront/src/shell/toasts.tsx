import { lazyPart } from '@shop/ui/whole-style/lazy-part.ts'
import { useAtomValue } from 'jotai'
import { Suspense, useState } from 'react'
import { toastsAtom } from '../features/toasts/toasts.atoms.ts'

const ToastHost = lazyPart(() => import('./toast-host.tsx'))

/** The place of messages; its code comes with the first of them. */
export function Toasts() {
  const isAnyShown = useAtomValue(toastsAtom).length > 0
  const [isNeeded, setIsNeeded] = useState(false)
  if (isAnyShown && !isNeeded) setIsNeeded(true)

  return <Suspense fallback={null}>{isNeeded ? <ToastHost /> : null}</Suspense>
}
