import type { ItemList } from '@shop/domain/analytics/item-list'
import type { ProductCard } from '@shop/domain/product/product-card'
import type { ReactNode } from 'react'
import { useItemListView } from './use-item-list-view.ts'

type SeenListProps = { list: ItemList; cards: readonly ProductCard[]; children: ReactNode }

/** A list that tells when it is seen. @see spec §7 "frontend_view_item_list" */
export function SeenList({ list, cards, children }: SeenListProps) {
  const seen = useItemListView({ list, cards })
  return <div ref={seen}>{children}</div>
}
