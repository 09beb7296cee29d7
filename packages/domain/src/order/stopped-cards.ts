type BoughtCard = {
  /** The key of the item that bought it, a colon, and which of its cards this is. */
  orderPart: string | null
  /** Minor units: what it holds, and what it was sold with. */
  balance: number
  issued: number
  state: string
}

/** Units of an item that go back; the key is that of the item. */
export type ItemUnits = { key: string; quantity: number }

/**
 * What becomes of the gift cards that an order has bought when units of its items go back: as many cards of each item stop,
 * those that have paid nothing. Where too few of them are left the units cannot go back; then none stops.
 *
 * @see product §6
 */
export function stoppedCards<Card extends BoughtCard>(
  cards: readonly Card[],
  items: readonly ItemUnits[],
): { stopped: Card[]; spent: Card[] } {
  const chosen = items.map((item) => cardsOfItem(cards, item))
  const spent = chosen.flatMap((one) => one.spent)
  const stopped = new Set(chosen.flatMap((one) => one.stopped))
  return { stopped: spent.length > 0 ? [] : cards.filter((card) => stopped.has(card)), spent }
}

function cardsOfItem<Card extends BoughtCard>(cards: readonly Card[], { key, quantity }: ItemUnits) {
  const living = cards
    .filter(({ orderPart, state }) => state !== 'blocked' && orderPart?.startsWith(`${key}:`))
    .toSorted((one, other) => unitOf(other) - unitOf(one))
  const whole = living.filter(({ balance, issued }) => balance >= issued)
  const units = Math.min(quantity, living.length)
  return whole.length < units
    ? { stopped: [], spent: living.filter((card) => !whole.includes(card)) }
    : { stopped: whole.slice(0, units), spent: [] }
}

function unitOf({ orderPart }: BoughtCard): number {
  return Number(orderPart?.split(':').at(-1) ?? 0)
}
