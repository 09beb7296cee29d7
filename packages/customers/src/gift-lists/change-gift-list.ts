import { changeGiftList } from '@shop/api-client/contract/gift-lists'
import { onSession } from '../on.ts'
import { giftListOwner, noSuchGiftList, shownGiftList } from './gift-list-service.ts'
import { ownGiftList, updateGiftList } from './gift-list-store.ts'
import { keptGiftList } from './kept-gift-list.ts'

/** Changes name, occasion, day and surprise of a list. */
export const changeGiftListHandler = onSession(changeGiftList).answer(async ({ id, ...input }, context) => {
  const owner = giftListOwner(context)
  const before = await ownGiftList(context.sql, { id, ...owner })
  if (before === null) throw noSuchGiftList()
  const change = keptGiftList(input, context, before.dueOn)
  const list = await updateGiftList(context.sql, { id, ...owner }, change, context.now)
  if (list === null) throw noSuchGiftList()
  return shownGiftList(context, context.sql, list)
})
