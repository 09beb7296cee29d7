import { problem } from '@shop/api-client/contract/problem'
import { shareWishlist } from '@shop/api-client/contract/wishlist'
import { requireOwnKey } from '@shop/engine/session/owned-key'
import { ownerOf } from '@shop/engine/session/owner'
import { newToken } from '@shop/engine/session/token'
import { onSession } from '../on.ts'
import { shownWishlist } from './wishlist-service.ts'
import { keepShare } from './wishlist-share-store.ts'
import { wishlistRows } from './wishlist-store.ts'

/** Creates an unguessable link to the list, which always shows its current state. */
export const shareWishlistHandler = onSession(shareWishlist).answer(async ({ wishlistKey }, context) => {
  requireOwnKey('wishlist', wishlistKey, context.shop, context.session)
  const owner = ownerOf(context)
  if ((await wishlistRows(context.sql, owner)).length === 0)
    throw problem(409, 'wishlist_empty', 'There is nothing on the wishlist yet. Add a product first.')
  return context.inOneCommit(async (sql) => {
    await keepShare(sql, owner, newToken())
    return shownWishlist(context, sql)
  })
})
