import type { RecommendationSlotName } from './brand.ts'
import type { Shop } from './shop.ts'

/** How many products a slot asks for, in every shop. @see spec §9 */
export const RECOMMENDATION_SLOT_SIZE = 12

/** @see spec §3 "Recommendation slot" */
export type RecommendationSlot = {
  recommendationId: string
  fillWithRandom: boolean
  size: number
  _uid: string
}

/** A recommendation slot of a shop; `_uid` is unique among all slots and locales. @see spec §3, §9 */
export function recommendationSlot(
  shop: Pick<Shop, 'locale' | 'recommendationSlots'>,
  name: RecommendationSlotName,
): RecommendationSlot {
  return {
    ...shop.recommendationSlots[name],
    size: RECOMMENDATION_SLOT_SIZE,
    _uid: `${shop.locale}-${name}`,
  }
}
