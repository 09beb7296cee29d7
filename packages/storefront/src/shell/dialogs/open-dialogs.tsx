import { lazyPart } from '@shop/ui/whole-style/lazy-part.ts'
import { useAtomValue } from 'jotai'
import { Suspense, useState } from 'react'
import { openDialogsAtom } from '../../features/dialogs/dialogs.atoms.ts'

const DialogHost = lazyPart(() => import('./dialog-host.tsx'))

/** The place of the shop's dialogs; costs nothing until the first one opens, and stays from then on. */
export function OpenDialogs() {
  const isAnyOpen = useAtomValue(openDialogsAtom).length > 0
  const [isNeeded, setIsNeeded] = useState(false)
  if (isAnyOpen && !isNeeded) setIsNeeded(true)

  return <Suspense fallback={null}>{isAnyOpen || isNeeded ? <DialogHost /> : null}</Suspense>
}
