import { createGiftList } from '@shop/api-client/contract/gift-lists'
import { problem } from '@shop/api-client/contract/problem'
import { newKey } from '@shop/engine/db/new-key'
import { lockAddressBook } from '../addresses/address-store.ts'
import { onSession } from '../on.ts'
import { giftListOwner, noSuchGiftList, shownGiftList } from './gift-list-service.ts'
import { giftListsOf, insertGiftList } from './gift-list-store.ts'
import { keptGiftList } from './kept-gift-list.ts'

/** The most lists of one customer in one country. */
const MAX_LISTS = 20

/** Makes an empty list, which nobody else sees until it is shared. */
export const createGiftListHandler = onSession(createGiftList).answer(async (input, context) => {
  const owner = giftListOwner(context)
  const { now, shop } = context
  const list = {
    id: newKey(),
    customerId: owner.customerId,
    shopId: shop.shopId,
    ...keptGiftList(input, context, null),
    token: null,
    deliveryAddress: null,
  }
  const row = { ...list, createdAt: now, updatedAt: now }
  return context.inOneCommit(async (sql) => {
    if (!(await lockAddressBook(sql, owner.customerId))) throw noSuchGiftList()
    if ((await giftListsOf(sql, owner)).length >= MAX_LISTS)
      throw problem(409, 'gift_lists_full', `There are ${MAX_LISTS} lists already. Delete one first.`)
    await insertGiftList(sql, row)
    return shownGiftList(context, sql, row)
  })
})
