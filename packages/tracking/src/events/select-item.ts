import type { ItemListPlace } from '@shop/domain/analytics/item-list'
import type { ProductCard } from '@shop/domain/product/product-card'
import { ANALYTICS } from '../consent-names.ts'
import { defineEvent } from '../define-event.ts'
import { trackedCard } from '../tracked-item.ts'

/** The shopper has chosen a product from a list. */
export const selectItem = defineEvent(
  'frontend_select_item',
  ANALYTICS,
  (card: ProductCard, place: ItemListPlace) => ({
    item_list_id: place.itemListId,
    item_list_name: place.itemListName,
    items: [trackedCard(card, place)],
  }),
)
