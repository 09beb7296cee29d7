import type { UsableCard } from '@shop/domain/checkout/assembled-basket'
import { cardProblem, spendableBalance } from '@shop/domain/checkout/card-problem'
import type { Shop } from '@shop/domain/shop/shop'
import type { Sql } from '@shop/engine/db/database'
import { giftCardsById, heldCards } from '../gift-cards/gift-card-store.ts'

type Owner = { shop: Shop; userId: string; now: Date }

/** The gift cards of a basket as they can pay now. */
export async function usableCards(
  sql: Sql,
  ids: readonly string[],
  { shop, userId, now }: Owner,
): Promise<UsableCard[]> {
  const cards = await giftCardsById(sql, ids)
  return (await heldCards(sql, cards, { shopId: shop.shopId, userId })).map((card) => {
    const problem = cardProblem(card, shop.market, now)
    const balance = spendableBalance(card)
    return {
      id: card.id,
      maskedCode: card.maskedCode,
      balance,
      payable: problem === null ? balance : 0,
      reason: problem === null ? null : `giftcard.reasons.${problem}`,
    }
  })
}
