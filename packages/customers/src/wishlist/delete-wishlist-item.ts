import { deleteWishlistItem } from '@shop/api-client/contract/wishlist'
import { requireOwnKey } from '@shop/engine/session/owned-key'
import { ownerOf } from '@shop/engine/session/owner'
import { onSession } from '../on.ts'
import { shownWishlist } from './wishlist-service.ts'
import { deleteItem } from './wishlist-store.ts'

/** Forgets an item. One that is gone already stays gone. */
export const deleteWishlistItemHandler = onSession(deleteWishlistItem).answer(
  async ({ wishlistKey, itemKey }, context) => {
    const { sql, shop, session } = context
    requireOwnKey('wishlist', wishlistKey, shop, session)
    await deleteItem(sql, ownerOf(context), itemKey)
    return shownWishlist(context)
  },
)
