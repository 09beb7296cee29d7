import { problem } from '@shop/api-client/contract/problem'
import type { BasketItem } from '@shop/domain/basket/basket'
import { giftsShort } from '@shop/domain/basket/gifts-short'
import type { Sql } from '@shop/engine/db/database'
import type { Owner } from '@shop/engine/session/owner'
import { lockedGiftsLeft } from './gifts-left.ts'

/**
 * Refuses an order of gifts that others have given meanwhile: the reservation ends after a while, and the wanted
 * quantity is never bought twice without a word. Whoever wants to buy it anyway buys it as any other article.
 *
 * @throws 409 `gift_taken`, naming the lines and how many are still wanted
 */
export async function refuseTakenGifts(sql: Sql, items: readonly BasketItem[], owner: Owner): Promise<void> {
  const keys = [...new Set(items.flatMap(({ customData: { gift } }) => gift?.itemKey ?? []))]
  if (keys.length === 0) return
  const short = giftsShort(items, await lockedGiftsLeft(sql, keys, owner))
  if (short.length === 0) return
  throw problem(
    409,
    'gift_taken',
    `Others give this already: ${short.map(({ item }) => item.product.name).join(', ')}. Take it out of the basket, or buy it as any other article.`,
    short.map(({ item, left }) => ({
      path: `items.${item.key}`,
      key: 'checkout.giftTaken',
      params: { name: item.product.name, left },
    })),
  )
}
