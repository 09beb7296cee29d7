import { deleteWishlistItem } from '@shop/api-client/contract/wishlist'
import { ownerOf } from '../basket/basket-view.ts'
import { requireOwnKey } from '../basket/owned-key.ts'
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
