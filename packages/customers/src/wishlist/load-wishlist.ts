import { loadWishlist } from '@shop/api-client/contract/wishlist'
import { requireOwnKey } from '@shop/engine/session/owned-key'
import { onSession } from '../on.ts'
import { shownWishlist } from './wishlist-service.ts'

/** The wishlist of the visitor; an empty one when nothing was remembered yet. */
export const loadWishlistHandler = onSession(loadWishlist).answer(async ({ wishlistKey }, context) => {
  requireOwnKey('wishlist', wishlistKey, context.shop, context.session)
  return shownWishlist(context)
})
