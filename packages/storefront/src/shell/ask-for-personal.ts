import { askedForBasketAtom, loadBasketAtom } from '../features/basket/basket.atoms.ts'
import { basketCountAtom } from '../features/basket/basket-count.atoms.ts'
import { isNewHereAtom, loadUserAtom } from '../features/session/session.atoms.ts'
import { loadWishlistAtom, wishlistCountAtom } from '../features/wishlist/wishlist.atoms.ts'
import { wakeLateParts } from '../late-part.tsx'
import type { createShopStore } from '../services.ts'

type Asking = {
  store: ReturnType<typeof createShopStore>
  /** Whether the page shows what is the shopper's own: it gets a session, whoever comes. */
  isPersonal: boolean
  hasWishlist: boolean
}

/**
 * Asks who is shopping, and what they have; not for the basket where the page itself has asked.
 *
 * A failed basket or wishlist call is swallowed: the counts stay unknown.
 *
 * @see spec §8
 */
export async function askForPersonal({ store, isPersonal, hasWishlist }: Asking): Promise<void> {
  if (!isPersonal && !(await store.set(loadUserAtom)).id) {
    store.set(isNewHereAtom, true)
    return
  }
  await Promise.allSettled([
    store.get(askedForBasketAtom) ?? store.set(loadBasketAtom),
    hasWishlist ? store.set(loadWishlistAtom) : null,
  ])
  // Cards show what lies in the basket and on the wishlist. What is added later shows where there is life already.
  if (store.get(basketCountAtom) || store.get(wishlistCountAtom)) wakeLateParts()
}
