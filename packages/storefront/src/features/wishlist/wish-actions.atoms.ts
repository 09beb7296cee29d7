import type { ProductPageData } from '@shop/api-client/contract/catalogue'
import type { AnswerOf } from '@shop/api-client/contract/define-call'
import type { loadSharedWishlist, Wishlist } from '@shop/api-client/contract/wishlist'
import { wishlistKey } from '@shop/domain/basket/basket-key'
import { atom } from 'jotai'
import { servicesAtom } from '../../calls/services.ts'
import { addWithLayerAtom } from '../basket/add-to-cart-layer.atoms.ts'
import { askAsUserAtom } from '../session/session.atoms.ts'
import { trackAtom } from '../tracking/tracking.atoms.ts'
import { wishlistAtom } from './wishlist.atoms.ts'

export type Wish = Wishlist['items'][number]
export type SharedWish = AnswerOf<typeof loadSharedWishlist>['items'][number]

const askAtom = atom(null, async (_get, set) => {
  const { shop, userId, api } = await set(askAsUserAtom)
  const { wishlistCalls: calls } = await import('../../calls/first-calls.ts')
  return { api, calls, key: wishlistKey(shop.shopId, userId) }
})

/** Puts a wish into the basket; it leaves the list only once the basket has it. @see spec §8 */
export const moveToBasketAtom = atom(
  null,
  async (_get, set, { wish, variantId }: { wish: Wish; variantId: number }): Promise<void> => {
    if (!(await set(addWithLayerAtom, wish.product, { variantId, quantity: 1 }))) return
    const { api, calls, key } = await set(askAtom)
    set(wishlistAtom, await api(calls.deleteWishlistItem, { wishlistKey: key, itemKey: wish.key }))
  },
)

/** From where a wish was taken off: its list, and the wish above it there; null for the first. */
export type WishPlace = { wishlistKey: string; below: string | null }

/** Takes this wish off, of several of its product no other one; returns where it was. */
export const removeWishAtom = atom(null, async (get, set, wish: Wish): Promise<WishPlace> => {
  const { api, calls, key } = await set(askAtom)
  const items = get(wishlistAtom)?.items ?? []
  const below = items[items.findIndex((item) => item.key === wish.key) - 1]?.key ?? null
  const wishlist = await api(calls.deleteWishlistItem, { wishlistKey: key, itemKey: wish.key })
  set(wishlistAtom, wishlist)
  void set(trackAtom, (events) => events.removeFromWishlist(wish.product))
  return { wishlistKey: wishlist.key, below }
})

type WishTakenOff = { wish: Pick<Wish, 'product' | 'variant' | 'priceBefore'>; place: WishPlace }

/**
 * Puts a wish back on the list from which it was taken, where it stood, with the variant that it was for and what it had
 * cost; whoever has signed in or out since is refused.
 */
export const putWishBackAtom = atom(null, async (_get, set, { wish, place }: WishTakenOff): Promise<void> => {
  const { product, variant, priceBefore } = wish
  const { wishlistKey, below } = place
  const { api, calls } = await set(askAtom)
  const itemCreationId = variant === null ? { productId: product.id } : { variantId: variant.id }
  const restored = { below, priceBefore }
  const { wishlist, type } = await api(calls.addWishlistItem, { wishlistKey, itemCreationId, restored })
  set(wishlistAtom, wishlist)
  if (type !== 'success') throw new Error('The wish was not put back: the shop no longer takes it.')
  void set(trackAtom, (events) => events.addToWishlist(product))
})

/** The whole product of a wish, for what a card does not know: its variants. */
export const loadWishedProductAtom = atom(
  null,
  async (get, _set, wish: Pick<Wish, 'product'>): Promise<ProductPageData['product']> => {
    const { loadProduct } = await import('@shop/api-client/contract/catalogue')
    const { api } = get(servicesAtom)
    return (await api(loadProduct, { referenceKey: wish.product.referenceKey })).product
  },
)

/** Shares the list, or takes its link back. */
export const shareWishlistAtom = atom(null, async (_get, set, isShared: boolean): Promise<void> => {
  const { api, calls, key } = await set(askAtom)
  const call = isShared ? calls.shareWishlist : calls.unshareWishlist
  set(wishlistAtom, await api(call, { wishlistKey: key }))
})

/** A shared wishlist; null when the link is invalid. */
export const loadSharedWishlistAtom = atom(
  null,
  async (get, _set, token: string): Promise<SharedWish[] | null> => {
    const { api } = get(servicesAtom)
    const { wishlistCalls } = await import('../../calls/first-calls.ts')
    const { isProblem } = await import('@shop/api-client/contract/problem')
    try {
      return (await api(wishlistCalls.loadSharedWishlist, { token })).items
    } catch (failure) {
      if (isProblem(failure) && failure.document.status < 500) return null
      throw failure
    }
  },
)
