import { loadRecommendations } from '@shop/api-client/contract/recommendations'
import { namedList } from '../catalogue/named-list.ts'
import { on } from '../on.ts'

/**
 * Cards of recommended products, in the order asked; ids that are unknown or sold out are left out, so that a
 * failure further up is an empty list and never a message. @see spec §7, §8
 */
export const loadRecommendationsHandler = on(loadRecommendations).answer(
  async ({ referenceKeys }, { catalogue }) =>
    (await catalogue.cards(namedList(referenceKeys).map(Number))).filter(({ isSoldOut }) => !isSoldOut),
)
