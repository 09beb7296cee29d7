/** A gift card as far as paying is concerned; `balance` in minor units. */
export type PayingCard = { id: string; balance: number }

/**
 * What each card pays of an amount that is owed: the first as much as it can, the next what is left. Minor units; never
 * more than is owed, and never more than a card holds.
 *
 * @see product §4 "gift card first", §6 "partly usable"
 */
export function giftCardParts<Card extends PayingCard>(
  cards: readonly Card[],
  owed: number,
): { card: Card; amount: number }[] {
  let left = Math.max(0, owed)
  return cards.map((card) => {
    const amount = Math.min(left, Math.max(0, card.balance))
    left -= amount
    return { card, amount }
  })
}
