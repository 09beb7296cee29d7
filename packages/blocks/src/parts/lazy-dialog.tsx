import type { DialogProps } from '@shop/ui/dialog/dialog'
import { lazy, Suspense } from 'react'

const Dialog = lazy(() => import('@shop/ui/dialog/dialog').then((module) => ({ default: module.Dialog })))

/** A dialog whose code is fetched when it opens for the first time. */
export function LazyDialog(props: Omit<DialogProps, 'isOpen'> & { isOpen: boolean }) {
  if (!props.isOpen) return null
  return (
    <Suspense fallback={null}>
      <Dialog {...props} />
    </Suspense>
  )
}
