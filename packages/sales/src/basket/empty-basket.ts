import type { BasketItem } from '@shop/domain/basket/basket'
import type { Sql } from '@shop/engine/db/database'
import type { Owner } from '@shop/engine/session/owner'
import type { SQLWrapper } from 'drizzle-orm'
import { cardsPaying } from '../gift-cards/gift-card-store.ts'
import { codesUsedBy } from '../promotions/promotion-store.ts'
import {
  type BasketHead,
  basketLines,
  deleteLines,
  growVersion,
  lineDeletion,
  lockBasket,
  updateLine,
  versionGrowth,
} from './basket-store.ts'

type Ordered = { orderId: string; items: readonly BasketItem[] }

/**
 * Takes what was ordered out of the basket: units, the vouchers that worked, the gift cards that paid. What was put into
 * it since then stays, codes and cards as well, so a late payment never empties a basket that has gone on.
 */
export async function emptyBasket(sql: Sql, owner: Owner, { orderId, items }: Ordered): Promise<void> {
  const head = await lockBasket(sql, owner)
  const lines = await basketLines(sql, owner)
  const gone: string[] = []
  for (const { key, quantity } of items) {
    const line = lines.find((candidate) => candidate.key === key)
    if (line === undefined) continue
    if (line.quantity <= quantity) gone.push(key)
    else await updateLine(sql, owner, { ...line, quantity: line.quantity - quantity })
  }
  await deleteLines(sql, owner, gone)
  const isEmpty = lines.every(({ key }) => gone.includes(key))
  await growVersion(sql, owner, await leftOf(sql, head, { orderId, isEmpty }))
}

/**
 * The statements that do the same to a basket which this transaction has locked, and of which all lines that can be bought
 * are ordered as they are. Null where codes, gift cards or declined gifts have to be looked at: then only `emptyBasket` knows.
 */
export function basketEmptying(
  sql: Sql,
  owner: Owner,
  { head, items }: { head: BasketHead; items: readonly BasketItem[] },
): SQLWrapper[] | null {
  const { codes, giftCardIds, declinedGifts } = head
  if (codes.length + giftCardIds.length + declinedGifts.length > 0) return null
  const keys = items.map(({ key }) => key)
  return [lineDeletion(sql, owner, keys), versionGrowth(sql, owner)]
}

/** A declined gift is offered again in an empty basket only, which is another purchase. */
async function leftOf(
  sql: Sql,
  { codes, giftCardIds, declinedGifts }: BasketHead,
  { orderId, isEmpty }: { orderId: string; isEmpty: boolean },
): Promise<Omit<BasketHead, 'version'>> {
  const usedCodes = codes.length === 0 ? [] : await codesUsedBy(sql, orderId, codes)
  const usedCards = giftCardIds.length === 0 ? [] : await cardsPaying(sql, orderId)
  return {
    codes: codes.filter((code) => !usedCodes.includes(code)),
    giftCardIds: giftCardIds.filter((id) => !usedCards.includes(id)),
    declinedGifts: isEmpty ? [] : declinedGifts,
  }
}
