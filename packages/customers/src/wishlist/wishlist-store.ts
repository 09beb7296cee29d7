import { wishlistKey } from '@shop/domain/basket/basket-key'
import type { Sql } from '@shop/engine/db/database'
import { giftLists } from '@shop/engine/db/schema/gift-lists'
import { wishlistItems, wishlists } from '@shop/engine/db/schema/shopper'
import type { Owner } from '@shop/engine/session/owner'
import { and, desc, eq, inArray, sql as raw } from 'drizzle-orm'

export type WishlistRow = {
  key: string
  productId: number
  variantId: number | null
  priceBefore: number | null
}

function keyOf({ shopId, userId }: Owner): string {
  return wishlistKey(shopId, userId)
}

/** Everything remembered, newest first. */
export async function wishlistRows(sql: Sql, owner: Owner): Promise<WishlistRow[]> {
  return sql
    .select({
      key: wishlistItems.key,
      productId: wishlistItems.productId,
      variantId: wishlistItems.variantId,
      priceBefore: wishlistItems.priceBefore,
    })
    .from(wishlistItems)
    .where(eq(wishlistItems.wishlistKey, keyOf(owner)))
    .orderBy(desc(wishlistItems.addedAt), desc(wishlistItems.key))
}

/**
 * Adds an item, first or just below another one; the same product and variant again changes nothing. Returns whether it
 * is new.
 */
export async function insertItem(
  sql: Sql,
  owner: Owner,
  { below = null, ...row }: WishlistRow & { below?: string | null },
): Promise<boolean> {
  const key = keyOf(owner)
  const addedAt = raw`coalesce((select ${wishlistItems.addedAt} from ${wishlistItems}
    where ${wishlistItems.key} = ${below} and ${wishlistItems.wishlistKey} = ${key}) - interval '1 microsecond', now())`
  await sql
    .insert(wishlists)
    .values({ key, ...owner })
    .onConflictDoNothing()
  const inserted = await sql
    .insert(wishlistItems)
    .values({ ...row, wishlistKey: key, ...(below === null ? {} : { addedAt }) })
    .onConflictDoNothing()
    .returning({ key: wishlistItems.key })
  return inserted.length > 0
}

export async function deleteItem(sql: Sql, owner: Owner, key: string): Promise<void> {
  await sql
    .delete(wishlistItems)
    .where(and(eq(wishlistItems.key, key), eq(wishlistItems.wishlistKey, keyOf(owner))))
}

/** Everything that a shopper remembers in all shops. */
export async function rowsOfAllShops(
  sql: Sql,
  userId: string,
): Promise<(WishlistRow & { shopId: number })[]> {
  return sql
    .select({
      shopId: wishlists.shopId,
      key: wishlistItems.key,
      productId: wishlistItems.productId,
      variantId: wishlistItems.variantId,
      priceBefore: wishlistItems.priceBefore,
    })
    .from(wishlistItems)
    .innerJoin(wishlists, eq(wishlists.key, wishlistItems.wishlistKey))
    .where(eq(wishlists.userId, userId))
}

export async function deleteWishlists(sql: Sql, userId: string): Promise<void> {
  await sql.delete(wishlists).where(eq(wishlists.userId, userId))
}

/** The gift lists of a customer, the newest first, for what goes on both. */
export async function giftListNames(
  sql: Sql,
  { customerId, shopIds }: { customerId: string; shopIds: readonly number[] },
): Promise<{ id: string; name: string }[]> {
  return sql
    .select({ id: giftLists.id, name: giftLists.name })
    .from(giftLists)
    .where(and(eq(giftLists.customerId, customerId), inArray(giftLists.shopId, [...shopIds])))
    .orderBy(desc(giftLists.createdAt), desc(giftLists.id))
}
