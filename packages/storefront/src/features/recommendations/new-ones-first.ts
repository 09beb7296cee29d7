import type { ProductCard } from '@shop/domain/product/product-card'

/**
 * The cards with those last that the page shows already, in whichever colour: a row of sofas below the same sofas
 * recommends nothing.
 */
export function newOnesFirst(cards: readonly ProductCard[], shown: readonly ProductCard[]): ProductCard[] {
  const known = new Set(shown.flatMap(({ id, colours = [] }) => [id, ...colours.map((colour) => colour.id)]))
  return cards.toSorted((one, other) => Number(known.has(one.id)) - Number(known.has(other.id)))
}
