import { lazy, Suspense } from 'react'
import type { DialogProps } from '../dialog/dialog.tsx'

const Dialog = lazy(() => import('../dialog/dialog.tsx').then((module) => ({ default: module.Dialog })))

/** A dialog whose code is fetched when it opens for the first time. */
export function LazyDialog(props: Omit<DialogProps, 'isOpen'> & { isOpen: boolean }) {
  if (!props.isOpen) return null
  return (
    <Suspense fallback={null}>
      <Dialog {...props} />
    </Suspense>
  )
}
