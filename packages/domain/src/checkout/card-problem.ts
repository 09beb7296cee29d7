import type { Currency, Market } from '../market/markets.ts'

export type CardProblem = 'blocked' | 'expired' | 'currency' | 'empty'

/** A gift card as far as paying goes; `balance` in minor units of its own currency. */
export type PresentedCard = {
  state: 'waiting' | 'active' | 'blocked'
  expiresAt: Date | null
  currency: Currency
  balance: number
}

/** Why a gift card cannot pay in a market at a moment; null when it can. @see product §6 "Gift cards" */
export function cardProblem(
  { state, expiresAt, currency, balance }: PresentedCard,
  market: Pick<Market, 'currency'>,
  now: Date,
): CardProblem | null {
  if (state !== 'active') return 'blocked'
  if (expiresAt !== null && expiresAt < now) return 'expired'
  if (currency !== market.currency) return 'currency'
  return balance > 0 ? null : 'empty'
}
