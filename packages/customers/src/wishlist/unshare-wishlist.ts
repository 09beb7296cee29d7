import { unshareWishlist } from '@shop/api-client/contract/wishlist'
import { requireOwnKey } from '@shop/engine/session/owned-key'
import { ownerOf } from '@shop/engine/session/owner'
import { onSession } from '../on.ts'
import { shownWishlist } from './wishlist-service.ts'
import { deleteShare } from './wishlist-share-store.ts'

/** Takes the link back; sharing again makes another one. */
export const unshareWishlistHandler = onSession(unshareWishlist).answer(async ({ wishlistKey }, context) => {
  requireOwnKey('wishlist', wishlistKey, context.shop, context.session)
  await deleteShare(context.sql, ownerOf(context))
  return shownWishlist(context)
})
