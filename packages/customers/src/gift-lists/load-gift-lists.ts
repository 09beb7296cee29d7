import { loadGiftLists } from '@shop/api-client/contract/gift-lists'
import { onSession } from '../on.ts'
import { shownGiftLists } from './gift-list-service.ts'

/** The lists of the signed-in customer; none where the shop offers no occasion. */
export const loadGiftListsHandler = onSession(loadGiftLists).answer(async (_, context) => {
  const { features, giftOccasions } = context.shop
  if (!features.wishlist || giftOccasions.length === 0) return { occasions: [], lists: [] }
  return shownGiftLists(context)
})
