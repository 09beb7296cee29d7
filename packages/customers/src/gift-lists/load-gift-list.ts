import { loadGiftList } from '@shop/api-client/contract/gift-lists'
import { onSession } from '../on.ts'
import { giftListOwner, noSuchGiftList, shownGiftList } from './gift-list-service.ts'
import { ownGiftList } from './gift-list-store.ts'

/** A list of one's own. */
export const loadGiftListHandler = onSession(loadGiftList).answer(async ({ id }, context) => {
  const list = await ownGiftList(context.sql, { id, ...giftListOwner(context) })
  if (list === null) throw noSuchGiftList()
  return shownGiftList(context, context.sql, list)
})
