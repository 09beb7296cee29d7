import { itemListPlace } from '@shop/domain/analytics/item-list'
import type { ProductCard } from '@shop/domain/product/product-card'
import { useSetAtom } from 'jotai'
import { useEffect, useEffectEvent, useState } from 'react'
import { keyOf, type ListedCards, trackedPlaces } from './tracked-places.ts'
import { trackAtom } from './tracking.atoms.ts'

const LIST = { id: 'search_suggestions', name: 'search_suggestions', campaign: null }
/** Who is still typing has not looked yet. */
const LOOKED_AFTER_MS = 1000

/**
 * Tracks that suggested products were seen, once shown for a second, and which was chosen: call the returned function
 * with the address that is followed.
 *
 * @see spec §7 "frontend_view_item_list", "frontend_select_item"
 */
export function useTrackSuggestions(
  cards: readonly ProductCard[],
  path: (path: string) => string,
): (href: string) => void {
  const track = useSetAtom(trackAtom)
  const [places] = useState(trackedPlaces)
  const shown: ListedCards = { list: LIST, cards, before: 0 }
  const key = keyOf(shown)
  const isEmpty = cards.length === 0

  const trackList = (part: ListedCards | null) => {
    if (part) void track((events) => events.viewItemList(part.list, part.cards))
  }
  const look = useEffectEvent(() => trackList(places.seen(shown)))
  // other products are another thing to look at
  useEffect(() => {
    if (isEmpty) return
    const timer = setTimeout(() => look(), LOOKED_AFTER_MS)
    return () => clearTimeout(timer)
  }, [key, isEmpty])

  return (href) => {
    const index = cards.findIndex(
      (card) => path(card.href) === new URL(href, window.location.origin).pathname,
    )
    const card = cards[index]
    if (!card) return
    trackList(places.chosen(shown, index))
    void track((events) => events.selectItem(card, itemListPlace(LIST, index)))
  }
}
