import { addWishlistItem } from '@shop/api-client/contract/wishlist'
import { requireOwnKey } from '@shop/engine/session/owned-key'
import { onSession } from '../on.ts'
import { rememberItem } from './wishlist-service.ts'

/** Remembers a product, or one variant of it. */
export const addWishlistItemHandler = onSession(addWishlistItem).answer(async (input, context) => {
  requireOwnKey('wishlist', input.wishlistKey, context.shop, context.session)
  return rememberItem(context, input.itemCreationId, input.restored ?? null)
})
