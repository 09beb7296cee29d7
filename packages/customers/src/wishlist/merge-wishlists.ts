import type { Sql } from '@shop/engine/db/database'
import { newKey } from '@shop/engine/db/new-key'
import { moveShares } from './wishlist-share-store.ts'
import { deleteWishlists, insertItem, rowsOfAllShops } from './wishlist-store.ts'

/**
 * Moves everything an anonymous visitor remembered to the customer who signed in, in every shop. Links that were sent to
 * friends go on working, unless the customer has shared a list before.
 *
 * @see spec §4
 */
export async function mergeWishlists(sql: Sql, { from, to }: { from: string; to: string }): Promise<void> {
  for (const { shopId, ...row } of await rowsOfAllShops(sql, from))
    await insertItem(sql, { shopId, userId: to }, { ...row, key: newKey() })
  await moveShares(sql, { from, to })
  await deleteWishlists(sql, from)
}
