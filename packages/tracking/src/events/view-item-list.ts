import { type ItemList, itemListPlace } from '@shop/domain/analytics/item-list'
import type { ProductCard } from '@shop/domain/product/product-card'
import { ANALYTICS } from '../consent-names.ts'
import { defineEvent } from '../define-event.ts'
import { trackedCard } from '../tracked-item.ts'

/** The shopper has seen a list; `before` counts the products on earlier pages. */
export const viewItemList = defineEvent(
  'frontend_view_item_list',
  ANALYTICS,
  (list: ItemList, cards: readonly ProductCard[], before?: number) => ({
    item_list_id: list.id,
    item_list_name: list.name,
    items: cards.map((card, index) => trackedCard(card, itemListPlace(list, index, before ?? 0, card))),
  }),
)
