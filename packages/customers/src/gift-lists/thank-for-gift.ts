import { thankForGift } from '@shop/api-client/contract/gift-lists'
import { hidesGiven } from '@shop/domain/gift-list/hides-given'
import { onSession } from '../on.ts'
import { giftListItem, noteThanks } from './gift-list-item-store.ts'
import { giftListOwner, noSuchGiftList, shownGiftList } from './gift-list-service.ts'
import { updateGiftList } from './gift-list-store.ts'
import { givenGifts } from './given-gifts.ts'

/** Notes that the owner has thanked for a gift; of a surprise there is nothing to thank for before its day. */
export const thankForGiftHandler = onSession(thankForGift).answer(
  async ({ id, itemKey, giftKey, isThanked }, context) => {
    const { sql, now, shop } = context
    const list = await updateGiftList(sql, { id, ...giftListOwner(context) }, {}, now)
    if (list === null || hidesGiven(list, now, shop.market.timezone)) throw noSuchGiftList()
    const item = { listId: id, key: itemKey }
    const line = await giftListItem(sql, item)
    if (line === null) throw noSuchGiftList()
    const gifts = (await givenGifts(sql, [line])).get(itemKey) ?? []
    if (!gifts.some(({ key }) => key === giftKey)) throw noSuchGiftList()

    await noteThanks(sql, item, giftKey, isThanked)
    return shownGiftList(context, sql, list)
  },
)
