import { shareGiftList } from '@shop/api-client/contract/gift-lists'
import { newToken } from '@shop/engine/session/token'
import { onSession } from '../on.ts'
import { giftListOwner, noSuchGiftList, shownGiftList } from './gift-list-service.ts'
import { updateGiftList } from './gift-list-store.ts'

/** Makes a link that nobody can guess in place of the one before, or takes it back. */
export const shareGiftListHandler = onSession(shareGiftList).answer(async ({ id, isShared }, context) => {
  const token = isShared ? newToken() : null
  const list = await updateGiftList(context.sql, { id, ...giftListOwner(context) }, { token }, context.now)
  if (list === null) throw noSuchGiftList()
  return shownGiftList(context, context.sql, list)
})
