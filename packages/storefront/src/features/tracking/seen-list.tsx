import type { ItemList } from '@shop/domain/analytics/item-list'
import type { ProductCard } from '@shop/domain/product/product-card'
import { createContext, type ReactNode, use } from 'react'
import { type SelectItem, useItemList } from './use-item-list.ts'

const SelectContext = createContext<SelectItem | null>(null)

type SeenListProps = { list: ItemList; cards: readonly ProductCard[]; children: ReactNode }

/** A list that tracks when it is seen. @see spec §7 "frontend_view_item_list" */
export function SeenList({ list, cards, children }: SeenListProps) {
  const { seen, select } = useItemList({ list, cards })
  return (
    <SelectContext value={select}>
      <div ref={seen}>{children}</div>
    </SelectContext>
  )
}

/** Tracks that the card with this index was chosen, from the list around it or else as a list of one. */
export function useSelectListed(list: ItemList, card: ProductCard, index: number): () => void {
  const selectInList = use(SelectContext)
  const alone = useItemList({ list, cards: [card], before: index })
  return () => (selectInList ? selectInList(card, index) : alone.select(card, 0))
}
