import { pageAt } from '@shop/domain/link/pages'
import { useLocation } from '@tanstack/react-router'
import { useStore } from 'jotai'
import { useEffect } from 'react'
import { basketAtom, loadBasketAtom } from '../features/basket/basket.atoms.ts'
import { basketCountAtom } from '../features/basket/basket-count.atoms.ts'
import { isNewHereAtom, loadUserAtom } from '../features/session/session.atoms.ts'
import { loadWishlistAtom, wishlistCountAtom } from '../features/wishlist/wishlist.atoms.ts'
import { wakeLateParts } from '../hydration/late-part.tsx'
import { onReaderSign } from '../hydration/reader-sign.ts'
import { whenIdle } from '../hydration/when-idle.ts'
import { useShop } from '../use-shop.ts'

/**
 * Loads what is personal once the page has been painted: pages themselves are cached publicly. Who has no session has
 * nothing here, and gets one by a page of their own alone, not for having read.
 */
export function PersonalState() {
  const { features } = useShop()
  const store = useStore()
  const isPersonal = useLocation({ select: ({ pathname }) => pageAt(pathname).isPersonal })

  useEffect(() => {
    // spec §8: failed basket and wishlist calls are swallowed; the counts stay unknown
    const ask = async () => {
      if (!isPersonal && !(await store.set(loadUserAtom)).id) return store.set(isNewHereAtom, true)
      await Promise.allSettled([
        // The page itself may have asked already.
        store.get(basketAtom) ?? store.set(loadBasketAtom),
        features.wishlist ? store.set(loadWishlistAtom) : null,
      ])
      // Cards show what lies in the basket and on the wishlist. What is added later shows where there is life already.
      if (store.get(basketCountAtom) || store.get(wishlistCountAtom)) wakeLateParts()
    }
    const stop = new AbortController()
    const isKnown = isPersonal || isKnownHere()
    store.set(isNewHereAtom, !isKnown)
    const whenever = isKnown ? whenIdle : onReaderSign
    whenever(() => ask().catch(() => undefined), stop.signal)
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
