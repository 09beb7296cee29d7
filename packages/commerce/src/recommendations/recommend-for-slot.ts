import { recommendForSlot } from '@shop/api-client/contract/recommendations'
import { SLOT_SOURCES } from '@shop/domain/recommendation/slot-sources'
import { recommendationSlot } from '@shop/domain/shop/recommendation-slot'
import { namedList } from '../catalogue/named-list.ts'
import { on } from '../on.ts'
import { catalogueShelf } from './catalogue-shelf.ts'
import { recommendedCards } from './recommended-cards.ts'

/** What a slot of this shop shows, at most its size; nothing when nobody knows anything. @see spec §3, §8 */
export const recommendForSlotHandler = on(recommendForSlot).answer(
  async ({ slot, productIds, category, seen }, { shop, catalogue, services, request, now }) =>
    recommendedCards(
      {
        locale: shop.locale,
        slot: recommendationSlot(shop, slot),
        sources: SLOT_SOURCES[slot],
        productIds: idsOf(productIds),
        categoryId: category === undefined ? null : (catalogue.categoryByPath(category)?.id ?? null),
        seenIds: idsOf(seen),
        filters: [],
        customerCookie: request.recommendationCookie ?? null,
        shelf: catalogueShelf(catalogue),
        now,
      },
      services.recommenders,
    ),
)

function idsOf(words: string | undefined): number[] {
  return namedList(words)
    .map(Number)
    .filter((id) => Number.isSafeInteger(id) && id > 0 && id < 2 ** 31)
}
