import { useLingui } from '@lingui/react'
import { useSetAtom, useStore } from 'jotai'
import { showToastAtom } from '../toasts/toasts.atoms.ts'
import { lastCarriedAlongAtom } from './carried-along.atoms.ts'
import { carriedAlongWords } from './carried-along-words.ts'

/** Shows what of the basket and the wishlist a sign-in has merged; nothing when nothing was. @see product §11.16 */
export function useCarriedAlongToast(): () => Promise<void> {
  const { i18n } = useLingui()
  const store = useStore()
  const showToast = useSetAtom(showToastAtom)

  return async () => {
    const carried = await store.get(lastCarriedAlongAtom)
    if (carried === null || carried.lines + carried.wishes === 0) return
    await showToast({ type: 'info', message: carriedAlongWords(i18n, carried) })
  }
}
