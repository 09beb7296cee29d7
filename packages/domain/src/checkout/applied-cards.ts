import type { BasketGiftCard } from '../basket/basket-offers.ts'
import { giftCardParts } from './gift-card-parts.ts'

/** The cards of a basket with what each pays of the amount that all of them pay, minor units. */
export function appliedCards(cards: readonly BasketGiftCard[], paid: number): BasketGiftCard[] {
  const payable = cards.map(({ id, balance, reason }) => ({ id, balance: reason === null ? balance : 0 }))
  const parts = giftCardParts(payable, paid)
  return cards.map((card, index) => ({ ...card, applied: parts[index]?.amount ?? 0 }))
}
