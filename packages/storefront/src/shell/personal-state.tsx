import { useSetAtom } from 'jotai'
import { useEffect } from 'react'
import { loadBasketAtom } from '../features/basket/basket.atoms.ts'
import { loadWishlistAtom } from '../features/wishlist/wishlist.atoms.ts'
import { useShop } from '../use-shop.ts'

/** Loads what is personal once the page has been painted: pages themselves are cached publicly. */
export function PersonalState() {
  const { features } = useShop()
  const loadBasket = useSetAtom(loadBasketAtom)
  const loadWishlist = useSetAtom(loadWishlistAtom)

  useEffect(() => {
    // spec §8: failed basket and wishlist calls are swallowed; the counts stay unknown
    const ask = () => {
      loadBasket().catch(() => undefined)
      if (features.wishlist) loadWishlist().catch(() => undefined)
    }
    if (typeof requestIdleCallback === 'undefined') {
      const timer = setTimeout(ask, 200)
      return () => clearTimeout(timer)
    }
    const idle = requestIdleCallback(ask, { timeout: 1500 })
    return () => cancelIdleCallback(idle)
  }, [loadBasket, loadWishlist, features.wishlist])

  return null
}
