import { updateBasketItem } from '@shop/api-client/contract/basket'
import { onSession } from '../on.ts'
import { changeBasketLine } from './basket-service.ts'
import { requireOwnKey } from './owned-key.ts'

/** Sets quantity and personalisation of a line. What the wish does not name stays as it is. */
export const updateBasketItemHandler = onSession(updateBasketItem).answer(async (wish, context) => {
  requireOwnKey('basket', wish.basketKey, context.shop, context.session)
  return changeBasketLine(context, wish.itemKey, {
    quantity: wish.quantity,
    ...(wish.customData?.customText === undefined ? {} : { customText: wish.customData.customText }),
    ...(wish.displayData === undefined ? {} : { displayData: wish.displayData }),
    ...(wish.itemGroup === undefined ? {} : { itemGroup: wish.itemGroup }),
  })
})
