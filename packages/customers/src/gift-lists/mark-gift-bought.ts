import { markGiftBought } from '@shop/api-client/contract/gift-lists'
import { problem } from '@shop/api-client/contract/problem'
import { giftsLeft } from '@shop/domain/gift-list/gift-units'
import { plainLine } from '@shop/domain/review/plain-text'
import { unknownKey } from '@shop/engine/http/input-problem'
import { onSession } from '../on.ts'
import { countElsewhere, giftListItem } from './gift-list-item-store.ts'
import { ownBasket, requireShared, sharedGiftList } from './gift-list-service.ts'
import { giftUnits, lockGiftListItems } from './gift-units-store.ts'

/** Notes that a giver has bought a unit somewhere else. */
export const markGiftBoughtHandler = onSession(markGiftBought).answer(
  async ({ token, itemKey, from = '' }, context) => {
    await context.services.limits.gift.use([context.request.address], context.now)
    const list = await requireShared(context, token)
    const item = { listId: list.id, key: itemKey }
    return context.inOneCommit(async (sql) => {
      await lockGiftListItems(sql, [itemKey])
      if ((await giftListItem(sql, item)) === null) throw unknownKey()
      const units = (await giftUnits(sql, [itemKey], { exceptBasket: ownBasket(context) })).get(itemKey)
      if (units === undefined || giftsLeft(units) < 1) throw giftTaken()
      await countElsewhere(sql, item, plainLine(from))
      return sharedGiftList(context, sql, list)
    })
  },
)

function giftTaken() {
  return problem(409, 'gift_taken', 'Somebody else gives this already. Choose something else from the list.')
}
