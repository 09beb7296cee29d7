import { type ItemList, itemListPlace } from '@shop/domain/analytics/item-list'
import type { ProductCard } from '@shop/domain/product/product-card'

/** Cards of a list as they stand on a page. */
export type ListedCards = {
  list: ItemList
  cards: readonly ProductCard[]
  /** Products on earlier pages; positions count on from there. */
  before: number
}

/** Which cards of a list were tracked as seen, and where. */
export type TrackedPlaces = {
  /** What to track when a list is seen: nothing where a choice has tracked it already. */
  seen: (part: ListedCards) => ListedCards | null
  /** What to track before the card with this index is chosen: the list, unless the card was tracked in it already. */
  chosen: (part: ListedCards, index: number) => ListedCards | null
}

/**
 * Keeps the events of a list in order: nothing is chosen from a list that was not seen before. A card may be followed
 * before half of its list is on the screen.
 *
 * @see spec §7 "frontend_view_item_list", "frontend_select_item"
 */
export function trackedPlaces(): TrackedPlaces {
  const tracked = new Set<string>()
  let trackedByChoice: string | null = null

  return {
    seen(part) {
      const isKnown = trackedByChoice === keyOf(part)
      trackedByChoice = null
      return isKnown || part.cards.length === 0 ? null : remembered(part)
    },
    chosen(part, index) {
      const place = placesOf(part)[index]
      if (place === undefined || tracked.has(place)) return null
      trackedByChoice = keyOf(part)
      return remembered(part)
    },
  }

  function remembered(part: ListedCards): ListedCards {
    for (const place of placesOf(part)) tracked.add(place)
    return part
  }
}

/** The same for the same cards in the same list. */
export function keyOf({ list, cards }: ListedCards): string {
  return [list.id, ...cards.map(({ id }) => id)].join()
}

function placesOf({ list, cards, before }: ListedCards): string[] {
  return cards.map(({ id }, index) => {
    const { itemListId, ffPosition } = itemListPlace(list, index, before)
    return `${itemListId} ${ffPosition} ${id}`
  })
}
