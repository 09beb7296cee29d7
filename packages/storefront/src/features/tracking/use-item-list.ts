import { itemListPlace } from '@shop/domain/analytics/item-list'
import type { ProductCard } from '@shop/domain/product/product-card'
import { useSetAtom } from 'jotai'
import { type RefObject, useState } from 'react'
import { keyOf, type ListedCards, trackedPlaces } from './tracked-places.ts'
import { trackAtom } from './tracking.atoms.ts'
import { useSeen } from './use-seen.ts'

/** Tracks which card was chosen; the index counts from 0 among the cards of the list. */
export type SelectItem = (card: ProductCard, index: number) => void

type ItemListUse<Element> = {
  /** For the element around the cards. */
  seen: RefObject<Element | null>
  select: SelectItem
}

type ShownCards = Omit<ListedCards, 'before'> & {
  before?: number
  /** Cards that were on the page before the latest were put below them. */
  known?: number
}

/**
 * Tracks that a list was seen, once for the same cards, when half of it is on the screen, and which of its cards was
 * chosen, never before the list itself.
 *
 * @see spec §7 "frontend_view_item_list", "frontend_select_item"
 */
export function useItemList<Element extends HTMLElement = HTMLDivElement>({
  list,
  cards,
  before = 0,
  known = 0,
}: ShownCards): ItemListUse<Element> {
  const track = useSetAtom(trackAtom)
  const [places] = useState(trackedPlaces)
  const latest = { list, cards: cards.slice(known), before: before + known }
  const earlier = { list, cards: cards.slice(0, known), before }

  const trackList = (part: ListedCards | null) => {
    if (part) void track((events) => events.viewItemList(part.list, part.cards, part.before))
  }
  const seen = useSeen<Element>(keyOf(latest), () => trackList(places.seen(latest)))
  const select = (card: ProductCard, index: number) => {
    trackList(index < known ? places.chosen(earlier, index) : places.chosen(latest, index - known))
    void track((events) => events.selectItem(card, itemListPlace(list, index, before, card)))
  }
  return { seen, select }
}
