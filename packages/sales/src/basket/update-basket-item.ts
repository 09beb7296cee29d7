import { updateBasketItem } from '@shop/api-client/contract/basket'
import { requireOwnKey } from '@shop/engine/session/owned-key'
import { ownerOf } from '@shop/engine/session/owner'
import { onSession } from '../on.ts'
import { changeBasketLine } from './basket-service.ts'
import { basketLines } from './basket-store.ts'
import { requireFittingText } from './wish-problem.ts'

/** Sets quantity and personalisation of a line. What the wish does not name stays as it is. */
export const updateBasketItemHandler = onSession(updateBasketItem).answer(async (wish, context) => {
  requireOwnKey('basket', wish.basketKey, context.shop, context.session)
  const customText = wish.customData?.customText
  if (customText !== undefined) {
    const line = (await basketLines(context.sql, ownerOf(context))).find(({ key }) => key === wish.itemKey)
    if (line) await requireFittingText(context.catalogue, { variantId: line.variantId, customText })
  }
  return changeBasketLine(context, wish.itemKey, {
    quantity: wish.quantity,
    ...(customText === undefined ? {} : { customText }),
    ...(wish.displayData === undefined ? {} : { displayData: wish.displayData }),
    ...(wish.itemGroup === undefined ? {} : { itemGroup: wish.itemGroup }),
  })
})
