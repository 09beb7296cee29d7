import { type ItemList, itemListPlace } from '@shop/domain/analytics/item-list'
import type { ProductCard } from '@shop/domain/product/product-card'
import { useSetAtom } from 'jotai'
import { trackAtom } from './tracking.atoms.ts'

/**
 * Tells that a product was chosen from a list: `select(card, index)`, the index counted from 0 on this page,
 * after `before` products on earlier ones.
 *
 * @see spec §7 "frontend_select_item"
 */
export function useTrackSelectItem(list: ItemList, before = 0): (card: ProductCard, index: number) => void {
  const track = useSetAtom(trackAtom)
  return (card, index) => void track((events) => events.selectItem(card, itemListPlace(list, index, before)))
}
