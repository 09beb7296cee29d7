import type { Toast } from '@shop/ui/toast/toast-list.ts'
import { atom } from 'jotai'

/** The messages on show, the newest last. */
export const toastsAtom = atom<readonly Toast[]>([])

/** Says something at the bottom of the screen for five seconds. @see spec §4 "Toast" */
export const showToastAtom = atom(null, async (get, set, toast: Omit<Toast, 'id'>) => {
  const { withToast } = await import('@shop/ui/toast/toast-list.ts')
  set(toastsAtom, withToast(get(toastsAtom), { ...toast, id: crypto.randomUUID() }))
})

/** Takes one message away. */
export const dismissToastAtom = atom(null, (get, set, id: string) => {
  set(
    toastsAtom,
    get(toastsAtom).filter((toast) => toast.id !== id),
  )
})
