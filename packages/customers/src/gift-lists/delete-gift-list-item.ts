import { deleteGiftListItem } from '@shop/api-client/contract/gift-lists'
import { onSession } from '../on.ts'
import { removeGiftListItem } from './gift-list-item-store.ts'
import { giftListOwner, noSuchGiftList, shownGiftList } from './gift-list-service.ts'
import { updateGiftList } from './gift-list-store.ts'

/** Takes a line off a list. One that is gone already stays gone. */
export const deleteGiftListItemHandler = onSession(deleteGiftListItem).answer(
  async ({ id, itemKey }, context) => {
    const { sql, now } = context
    const list = await updateGiftList(sql, { id, ...giftListOwner(context) }, {}, now)
    if (list === null) throw noSuchGiftList()
    await removeGiftListItem(sql, { listId: id, key: itemKey })
    return shownGiftList(context, sql, list)
  },
)
