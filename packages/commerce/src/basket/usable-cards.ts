import type { Shop } from '@shop/domain/shop/shop'
import type { Sql } from '../db/database.ts'
import { type GiftCard, giftCardsById, waitingAmounts } from '../gift-cards/gift-card-store.ts'

/** A gift card in a basket; amounts in minor units. */
export type UsableCard = {
  id: string
  maskedCode: string
  balance: number
  /** The balance, or nothing when the card cannot pay here and now. */
  payable: number
  /** Message key of why it cannot pay. */
  reason: string | null
}

type Owner = { shop: Shop; userId: string; now: Date }

/**
 * The gift cards of a basket as they can pay now. What an order of the shopper in this shop holds that still waits for
 * its payment counts as there: ordering anew replaces that order.
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
    const problem = cardProblem({ ...card, balance }, shop, now)
    return {
      id: card.id,
      maskedCode: card.maskedCode,
      balance,
      payable: problem === null ? balance : 0,
      reason: problem === null ? null : `giftcard.reasons.${problem}`,
    }
  })
}

export type CardProblem = 'blocked' | 'expired' | 'currency' | 'empty'

/** Why a card cannot pay in a shop; null when it can. */
export function cardProblem(
  { state, expiresAt, currency, balance }: Pick<GiftCard, 'state' | 'expiresAt' | 'currency' | 'balance'>,
  { market }: Shop,
  now: Date,
): CardProblem | null {
  if (state !== 'active') return 'blocked'
  if (expiresAt !== null && expiresAt < now) return 'expired'
  if (currency !== market.currency) return 'currency'
  return balance > 0 ? null : 'empty'
}
