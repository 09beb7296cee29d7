import { itemListPlace } from '@shop/domain/analytics/item-list'
import type { ProductCard } from '@shop/domain/product/product-card'
import { useSetAtom } from 'jotai'
import { useEffect, useEffectEvent } from 'react'
import { trackAtom } from './tracking.atoms.ts'

const LIST = { id: 'search_suggestions', name: 'search_suggestions', campaign: null }
/** Who is still typing has not looked yet. */
const LOOKED_AFTER_MS = 1000

/**
 * Tells that suggested products were seen, once they have stood for a second, and which was chosen: call what it hands
 * back with the address that is followed.
 *
 * @see spec §7 "frontend_view_item_list", "frontend_select_item"
 */
export function useTrackSuggestions(
  cards: readonly ProductCard[],
  path: (path: string) => string,
): (href: string) => void {
  const track = useSetAtom(trackAtom)
  const key = cards.map(({ id }) => id).join()

  const tell = useEffectEvent(() => void track((events) => events.viewItemList(LIST, cards)))
  useEffect(() => {
    if (key === '') return
    const timer = setTimeout(() => tell(), LOOKED_AFTER_MS)
    return () => clearTimeout(timer)
  }, [key])

  return (href) => {
    const index = cards.findIndex(
      (card) => path(card.href) === new URL(href, window.location.origin).pathname,
    )
    const card = cards[index]
    if (card) void track((events) => events.selectItem(card, itemListPlace(LIST, index)))
  }
}
