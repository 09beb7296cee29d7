type BoughtCard = {
  /** The key of the item that bought it, a colon, and which of its cards this is. */
  orderPart: string | null
  /** Minor units: what it holds, and what it was sold with. */
  balance: number
  issued: number
}

/**
 * What becomes of the gift cards that an order has bought when items of it are cancelled: those of the items stop. One
 * that has paid something already keeps its item from being cancelled; then none stops.
 *
 * @see product §6
 */
export function stoppedCards<Card extends BoughtCard>(
  cards: readonly Card[],
  itemKeys: readonly string[],
): { stopped: Card[]; spent: Card[] } {
  const meant = cards.filter(({ orderPart }) => itemKeys.some((key) => orderPart?.startsWith(`${key}:`)))
  const spent = meant.filter(({ balance, issued }) => balance < issued)
  return { stopped: spent.length > 0 ? [] : meant, spent }
}
