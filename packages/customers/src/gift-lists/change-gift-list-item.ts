import { changeGiftListItem } from '@shop/api-client/contract/gift-lists'
import { plainLine } from '@shop/domain/review/plain-text'
import { onSession } from '../on.ts'
import { updateGiftListItem } from './gift-list-item-store.ts'
import { giftListOwner, noSuchGiftList, shownGiftList } from './gift-list-service.ts'
import { updateGiftList } from './gift-list-store.ts'

/** Changes how many are wanted, and what givers read beside it. */
export const changeGiftListItemHandler = onSession(changeGiftListItem).answer(
  async ({ id, itemKey, note, ...change }, context) => {
    const { sql, now } = context
    const list = await updateGiftList(sql, { id, ...giftListOwner(context) }, {}, now)
    if (list === null) throw noSuchGiftList()
    const item = { listId: id, key: itemKey }
    if (!(await updateGiftListItem(sql, item, { ...change, note: plainLine(note) }))) throw noSuchGiftList()
    return shownGiftList(context, sql, list)
  },
)
