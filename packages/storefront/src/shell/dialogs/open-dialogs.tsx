import { useAtomValue } from 'jotai'
import { lazy, Suspense, useState } from 'react'
import { openDialogsAtom } from '../../features/dialogs/dialogs.atoms.ts'

const DialogHost = lazy(() => import('./dialog-host.tsx'))

/** The place of the shop's dialogs; costs nothing until the first one opens, and stays from then on. */
export function OpenDialogs() {
  const isAnyOpen = useAtomValue(openDialogsAtom).length > 0
  const [isNeeded, setIsNeeded] = useState(false)
  if (isAnyOpen && !isNeeded) setIsNeeded(true)

  return <Suspense fallback={null}>{isAnyOpen || isNeeded ? <DialogHost /> : null}</Suspense>
}
