import type { Sql } from '../db/database.ts'
import { newKey } from '../db/new-key.ts'
import { deleteWishlists, insertItem, rowsOfAllShops } from './wishlist-store.ts'

/** Moves everything an anonymous visitor remembered to the customer who signed in, in every shop. @see spec §4 */
export async function mergeWishlists(sql: Sql, { from, to }: { from: string; to: string }): Promise<void> {
  for (const { shopId, productId, variantId } of await rowsOfAllShops(sql, from))
    await insertItem(sql, { shopId, userId: to }, { key: newKey(), productId, variantId })
  await deleteWishlists(sql, from)
}
