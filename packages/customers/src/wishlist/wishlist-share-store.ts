import { wishlistKey } from '@shop/domain/basket/basket-key'
import type { Sql } from '@shop/engine/db/database'
import { wishlistShares, wishlists } from '@shop/engine/db/schema/shopper'
import type { Owner } from '@shop/engine/session/owner'
import { and, eq } from 'drizzle-orm'

/** The token of the link to an owner's list; null while it is not shared. */
export async function shareTokenOf(sql: Sql, { shopId, userId }: Owner): Promise<string | null> {
  const [row] = await sql
    .select({ token: wishlistShares.token })
    .from(wishlistShares)
    .where(eq(wishlistShares.wishlistKey, wishlistKey(shopId, userId)))
  return row?.token ?? null
}

/** Shares the list under a new token, unless it is shared already. */
export async function keepShare(sql: Sql, { shopId, userId }: Owner, token: string): Promise<void> {
  await sql
    .insert(wishlistShares)
    .values({ wishlistKey: wishlistKey(shopId, userId), token })
    .onConflictDoNothing()
}

export async function deleteShare(sql: Sql, { shopId, userId }: Owner): Promise<void> {
  await sql.delete(wishlistShares).where(eq(wishlistShares.wishlistKey, wishlistKey(shopId, userId)))
}

/** Whose list a link of this shop opens; null for one that was taken back or belongs to another shop. */
export async function ownerOfShare(sql: Sql, token: string, shopId: number): Promise<Owner | null> {
  const [row] = await sql
    .select({ shopId: wishlists.shopId, userId: wishlists.userId })
    .from(wishlistShares)
    .innerJoin(wishlists, eq(wishlists.key, wishlistShares.wishlistKey))
    .where(and(eq(wishlistShares.token, token), eq(wishlists.shopId, shopId)))
  return row ?? null
}

/** Moves the share links of one owner to another, who has none so far. */
export async function moveShares(sql: Sql, { from, to }: { from: string; to: string }): Promise<void> {
  const shared = await sql
    .select({ shopId: wishlists.shopId, token: wishlistShares.token })
    .from(wishlistShares)
    .innerJoin(wishlists, eq(wishlists.key, wishlistShares.wishlistKey))
    .where(eq(wishlists.userId, from))
  for (const { shopId, token } of shared) {
    await deleteShare(sql, { shopId, userId: from })
    const target = { shopId, userId: to }
    await sql
      .insert(wishlists)
      .values({ key: wishlistKey(shopId, to), ...target })
      .onConflictDoNothing()
    await keepShare(sql, target, token)
  }
}
