import { SLOT_SOURCES } from '@shop/domain/recommendation/slot-sources'
import type { RecommendationSlotName } from '@shop/domain/shop/brand'
import { recommendationSlot } from '@shop/domain/shop/recommendation-slot'
import type { Shop } from '@shop/domain/shop/shop'
import type { Catalogue } from '../catalogue/catalogue.ts'
import { catalogueShelf } from '../recommenders/catalogue-shelf.ts'
import type { RecommendationInput } from '../recommenders/recommender.ts'

type SlotContext = Partial<
  Pick<RecommendationInput, 'productIds' | 'categoryId' | 'seenIds' | 'customerCookie'>
> & {
  shop: Shop
  catalogue: Catalogue
  now: Date
}

/**
 * The input of a slot for recommenders; nothing of the shopper beyond what is passed.
 *
 * @see spec §3 "Recommendation slot"
 */
export function slotInput(
  name: RecommendationSlotName,
  { shop, catalogue, now, ...about }: SlotContext,
): RecommendationInput {
  return {
    locale: shop.locale,
    slot: recommendationSlot(shop, name),
    sources: SLOT_SOURCES[name],
    productIds: [],
    categoryId: null,
    seenIds: [],
    filters: [],
    customerCookie: null,
    ...about,
    shelf: catalogueShelf(catalogue),
    now,
  }
}
