import { recommendForSlot } from '@shop/api-client/contract/recommendations'
import { commaList } from '../catalogue/comma-list.ts'
import { on } from '../on.ts'
import { recommendedCards } from '../recommenders/recommended-cards.ts'
import { customerCookie } from './customer-cookie.ts'
import { slotInput } from './slot-input.ts'

/** The recommendations of a slot, at most its size; empty when no recommender has any. @see spec §3, §8 */
export const recommendForSlotHandler = on(recommendForSlot).answer(
  async ({ slot, productIds, category, seen, personal }, { shop, catalogue, services, request, now }) =>
    recommendedCards(
      slotInput(slot, {
        shop,
        catalogue,
        now,
        productIds: idsOf(productIds, 'productIds'),
        categoryId: category === undefined ? null : (catalogue.categoryByPath(category)?.id ?? null),
        seenIds: idsOf(seen, 'seen'),
        customerCookie: customerCookie(personal, request.recommendationCookie),
      }),
      services.recommenders,
    ),
)

function idsOf(words: string | undefined, field: string): number[] {
  return commaList(words, field)
    .map(Number)
    .filter((id) => Number.isSafeInteger(id) && id > 0 && id < 2 ** 31)
}
