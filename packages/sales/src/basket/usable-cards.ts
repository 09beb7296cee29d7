import type { UsableCard } from '@shop/domain/checkout/assembled-basket'
import { cardProblem } from '@shop/domain/checkout/card-problem'
import type { Shop } from '@shop/domain/shop/shop'
import type { Sql } from '@shop/engine/db/database'
import { giftCardsById, waitingAmounts } from '../gift-cards/gift-card-store.ts'

type Owner = { shop: Shop; userId: string; now: Date }

/**
 * The gift cards of a basket as they can pay now. Claims of the shopper's own unpaid order in this shop count as
 * available: ordering again replaces that order.
 */
export async function usableCards(
  sql: Sql,
  ids: readonly string[],
  { shop, userId, now }: Owner,
): Promise<UsableCard[]> {
  if (ids.length === 0) return []
  const waiting = await waitingAmounts(sql, ids, { shopId: shop.shopId, userId })
  return (await giftCardsById(sql, ids)).map((card) => {
    const balance = card.balance + (waiting.get(card.id) ?? 0)
    const problem = cardProblem({ ...card, balance }, shop.market, now)
    return {
      id: card.id,
      maskedCode: card.maskedCode,
      balance,
      payable: problem === null ? balance : 0,
      reason: problem === null ? null : `giftcard.reasons.${problem}`,
    }
  })
}
