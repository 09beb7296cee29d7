import type { Currency, Market } from '../market/markets.ts'

export type CardProblem = 'blocked' | 'expired' | 'currency' | 'empty'

/** A gift card as far as paying goes; amounts in minor units of its own currency. */
export type PresentedCard = {
  state: 'waiting' | 'active' | 'blocked'
  expiresAt: Date | null
  currency: Currency
  balance: number
  /** What an order of the same shopper in the same shop holds that still waits for its payment. */
  held: number
}

/**
 * What a shopper can pay with a gift card: what is on it, and what an own order holds that still waits for its payment.
 * Ordering anew gives that order up, so whoever comes back from the payment page finds the card as it was.
 *
 * @see product §4 "Stock", §6 "Gift cards"
 */
export function spendableBalance({ balance, held }: Pick<PresentedCard, 'balance' | 'held'>): number {
  return balance + held
}

/** Why a gift card cannot pay in a market at a moment; null when it can. @see product §6 "Gift cards" */
export function cardProblem(
  card: PresentedCard,
  market: Pick<Market, 'currency'>,
  now: Date,
): CardProblem | null {
  const { state, expiresAt, currency } = card
  if (state !== 'active') return 'blocked'
  if (expiresAt !== null && expiresAt < now) return 'expired'
  if (currency !== market.currency) return 'currency'
  return spendableBalance(card) > 0 ? null : 'empty'
}
