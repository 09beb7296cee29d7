import { loadSharedWishlist } from '@shop/api-client/contract/wishlist'
import { unknownKey } from '@shop/engine/http/input-problem'
import { on } from '../on.ts'
import { shownItems } from './wishlist-service.ts'
import { ownerOfShare } from './wishlist-share-store.ts'

/** The list behind a link: products only. Keys of items and of the list stay with their owner. */
export const loadSharedWishlistHandler = on(loadSharedWishlist).answer(async ({ token }, context) => {
  const { sql, shop } = context
  const owner = shop.features.wishlist ? await ownerOfShare(sql, token, shop.shopId) : null
  if (owner === null) throw unknownKey()
  const items = await shownItems(context, owner)
  return { items: items.map(({ product, variant }) => ({ product, variant })) }
})
