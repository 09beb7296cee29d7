import { updateBasketItem } from '@shop/api-client/contract/basket'
import { requireOwnKey } from '@shop/engine/session/owned-key'
import { ownerOf } from '@shop/engine/session/owner'
import { onSession } from '../on.ts'
import { requireFittingText } from './basket-item-rules.ts'
import { changeBasketLine } from './basket-service.ts'
import { basketLines } from './basket-store.ts'

/** Sets quantity and personalisation of a line. What the input leaves out stays as it is. */
export const updateBasketItemHandler = onSession(updateBasketItem).answer(async (input, context) => {
  requireOwnKey('basket', input.basketKey, context.shop, context.session)
  const customText = input.customData?.customText
  if (customText !== undefined) {
    const line = (await basketLines(context.sql, ownerOf(context))).find(({ key }) => key === input.itemKey)
    if (line) await requireFittingText(context.catalogue, { variantId: line.variantId, customText })
  }
  return changeBasketLine(context, input.itemKey, {
    quantity: input.quantity,
    ...(customText === undefined ? {} : { customText }),
    ...(input.displayData === undefined ? {} : { displayData: input.displayData }),
    ...(input.itemGroup === undefined ? {} : { itemGroup: input.itemGroup }),
  })
})
