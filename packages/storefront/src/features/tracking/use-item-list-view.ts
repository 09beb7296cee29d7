import type { ItemList } from '@shop/domain/analytics/item-list'
import type { ProductCard } from '@shop/domain/product/product-card'
import { useSetAtom } from 'jotai'
import type { RefObject } from 'react'
import { trackAtom } from './tracking.atoms.ts'
import { useSeen } from './use-seen.ts'

type SeenList = {
  list: ItemList
  cards: readonly ProductCard[]
  /** Products on earlier pages; positions count on from there. */
  before?: number
}

/**
 * Tells that a list was seen, once for the same cards, when half of it is on the screen. Hand the ref to the
 * element around the cards.
 *
 * @see spec §7 "frontend_view_item_list"
 */
export function useItemListView<Element extends HTMLElement = HTMLDivElement>({
  list,
  cards,
  before = 0,
}: SeenList): RefObject<Element | null> {
  const track = useSetAtom(trackAtom)
  const key = [list.id, ...cards.map(({ id }) => id)].join()

  return useSeen<Element>(key, () => {
    if (cards.length > 0) void track((events) => events.viewItemList(list, cards, before))
  })
}
