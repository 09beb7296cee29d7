import type { Wishlist } from '@shop/api-client/contract/wishlist'
import { wishlistKey } from '@shop/domain/basket/basket-key'
import { atom } from 'jotai'
import { askAsUserAtom, userAtom } from '../session/session.atoms.ts'
import { trackAtom } from '../tracking/tracking.atoms.ts'

/** The wishlist as last loaded; `null` before. */
export const wishlistAtom = atom<Wishlist | null>(null)

/** The number on the heart; `null` before it is loaded. */
export const wishlistCountAtom = atom((get) => get(wishlistAtom)?.items.length ?? null)

/** Ids of the products on the wishlist. */
export const wishedProductsAtom = atom(
  (get): ReadonlySet<number> => new Set((get(wishlistAtom)?.items ?? []).map((item) => item.product.id)),
)

const askForWishlistAtom = atom(null, async (_get, set) => {
  const { shop, userId, api } = await set(askAsUserAtom)
  const { wishlistCalls: calls } = await import('../../calls/first-calls.ts')
  return { api, calls, wishlistKey: wishlistKey(shop.shopId, userId) }
})

/** Asks the server for the wishlist. A failure changes nothing. @see spec §8 */
export const loadWishlistAtom = atom(null, async (get, set) => {
  const { api, calls, wishlistKey: key } = await set(askForWishlistAtom)
  const asker = get(userAtom)?.id
  const wishlist = await api(calls.loadWishlist, { wishlistKey: key })
  // The user may have changed meanwhile.
  if (get(userAtom)?.id === asker) set(wishlistAtom, wishlist)
})

/**
 * Puts a product, or the variant of it that was chosen, on the wishlist or takes it off; answers which of the two
 * happened, and `choose` where it was added and there are gift lists that it may be meant for. @see spec §4
 */
export const toggleWishlistAtom = atom(
  null,
  async (
    get,
    set,
    productId: number,
    variantId?: number,
  ): Promise<'added' | 'choose' | 'removed' | 'refused'> => {
    const { api, calls, wishlistKey: key } = await set(askForWishlistAtom)
    if (!get(wishlistAtom)) set(wishlistAtom, await api(calls.loadWishlist, { wishlistKey: key }))

    const item = get(wishlistAtom)?.items.find((candidate) => candidate.product.id === productId)
    if (item) {
      set(wishlistAtom, await api(calls.deleteWishlistItem, { wishlistKey: key, itemKey: item.key }))
      void set(trackAtom, (events) => events.removeFromWishlist(item.product))
      return 'removed'
    }
    const itemCreationId = variantId === undefined ? { productId } : { variantId }
    const answer = await api(calls.addWishlistItem, { wishlistKey: key, itemCreationId })
    set(wishlistAtom, answer.wishlist)
    if (answer.type !== 'success') return 'refused'
    const added = answer.wishlist.items.find((candidate) => candidate.product.id === productId)
    if (added) void set(trackAtom, (events) => events.addToWishlist(added.product))
    return answer.wishlist.giftLists.length > 0 ? 'choose' : 'added'
  },
)
