import { ToastRegion } from '@shop/ui/toast/toast-region'
import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect, useState } from 'react'
import { dismissToastAtom, toastsAtom } from '../features/toasts/toasts.atoms.ts'

/** A region that comes together with its first words is not read out by every screen reader. */
const WORDS_AFTER_MS = 100

export default function ToastHost() {
  const toasts = useAtomValue(toastsAtom)
  const dismiss = useSetAtom(dismissToastAtom)
  const [isHeard, setIsHeard] = useState(false)

  useEffect(() => {
    const timer = setTimeout(() => setIsHeard(true), WORDS_AFTER_MS)
    return () => clearTimeout(timer)
  }, [])

  return <ToastRegion toasts={isHeard ? toasts : []} onDismiss={dismiss} />
}
