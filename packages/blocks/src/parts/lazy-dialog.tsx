import type { DialogProps } from '@shop/ui/dialog/dialog'
import { lazyPart } from '@shop/ui/whole-style/lazy-part.ts'
import { Suspense } from 'react'

const Dialog = lazyPart(() => import('@shop/ui/dialog/dialog').then((module) => ({ default: module.Dialog })))

/** A dialog whose code is fetched when it opens for the first time. */
export function LazyDialog(props: Omit<DialogProps, 'isOpen'> & { isOpen: boolean }) {
  if (!props.isOpen) return null
  return (
    <Suspense fallback={null}>
      <Dialog {...props} />
    </Suspense>
  )
}
