import { giftUnits, lockGiftListItems } from '@shop/customers/gift-lists/gift-units-store'
import { basketKey } from '@shop/domain/basket/basket-key'
import { giftsLeft } from '@shop/domain/gift-list/gift-units'
import type { Sql } from '@shop/engine/db/database'
import type { Owner } from '@shop/engine/session/owner'

/**
 * Units of lines of gift lists that this giver may still have, those in the own basket among them; lines that were taken
 * off their list are missing.
 */
export async function giftsLeftFor(
  sql: Sql,
  keys: readonly string[],
  { shopId, userId }: Owner,
): Promise<Map<string, number>> {
  const units = await giftUnits(sql, keys, { exceptBasket: basketKey(shopId, userId) })
  return new Map([...units].map(([key, counted]) => [key, giftsLeft(counted)]))
}

/** As `giftsLeftFor`; until the transaction ends nobody else reserves or orders them. */
export async function lockedGiftsLeft(
  sql: Sql,
  keys: readonly string[],
  owner: Owner,
): Promise<Map<string, number>> {
  await lockGiftListItems(sql, keys)
  return giftsLeftFor(sql, keys, owner)
}
