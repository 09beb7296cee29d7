import type { BasketItem } from '@shop/domain/basket/basket'
import type { Sql } from '../db/database.ts'
import {
  basketLines,
  changeHead,
  deleteLines,
  growVersion,
  lockBasket,
  type Owner,
  updateLine,
} from './basket-store.ts'

/**
 * Takes what was ordered out of the basket. What was put into it since then stays, so a late payment never
 * empties a basket that has gone on. Codes and gift cards were for this order.
 */
export async function emptyBasket(sql: Sql, owner: Owner, ordered: readonly BasketItem[]): Promise<void> {
  await lockBasket(sql, owner)
  const lines = await basketLines(sql, owner)
  for (const { key, quantity } of ordered) {
    const line = lines.find((candidate) => candidate.key === key)
    if (line === undefined) continue
    if (line.quantity <= quantity) await deleteLines(sql, owner, [key])
    else await updateLine(sql, owner, { ...line, quantity: line.quantity - quantity })
  }
  await changeHead(sql, owner, { codes: [], giftCardIds: [], declinedGifts: [] })
  await growVersion(sql, owner)
}
