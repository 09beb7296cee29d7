import { deleteGiftList } from '@shop/api-client/contract/gift-lists'
import { onSession } from '../on.ts'
import { giftListOwner, noSuchGiftList, shownGiftLists } from './gift-list-service.ts'
import { removeGiftList } from './gift-list-store.ts'

/** Deletes a list; what was ordered for it stays ordered. */
export const deleteGiftListHandler = onSession(deleteGiftList).answer(async ({ id }, context) => {
  if (!(await removeGiftList(context.sql, { id, ...giftListOwner(context) }))) throw noSuchGiftList()
  return shownGiftLists(context)
})
