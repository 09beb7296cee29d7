import { pageAt } from '@shop/domain/link/pages'
import { useLocation } from '@tanstack/react-router'
import { useStore } from 'jotai'
import { useEffect } from 'react'
import { isNewHereAtom } from '../features/session/session.atoms.ts'
import { onReaderSign } from '../reader-sign.ts'
import { useShop } from '../use-shop.ts'
import { whenIdle } from '../when-idle.ts'

/**
 * Loads what is personal once the page has been painted: pages themselves are cached publicly. Who has no session has
 * nothing here, and gets one by a page of their own alone, not for having read.
 */
export function PersonalState() {
  const { features } = useShop()
  const store = useStore()
  const isPersonal = useLocation({ select: ({ pathname }) => pageAt(pathname).isPersonal })

  useEffect(() => {
    const ask = () => {
      import('../first-calls.ts')
        .then(({ askForPersonal }) => askForPersonal({ store, isPersonal, hasWishlist: features.wishlist }))
        .catch(() => undefined)
    }
    const stop = new AbortController()
    const isKnown = isPersonal || isKnownHere()
    store.set(isNewHereAtom, !isKnown)
    const whenever = isKnown ? whenIdle : onReaderSign
    whenever(ask, stop.signal)
    return () => stop.abort()
  }, [store, features.wishlist, isPersonal])

  return null
}

/** Whether this browser keeps anything of the shop; one that does not has no basket, and is asked about once it is used. */
function isKnownHere(): boolean {
  try {
    return localStorage.length > 0 || document.cookie !== ''
  } catch {
    return true // storage is switched off: nobody can tell
  }
}
