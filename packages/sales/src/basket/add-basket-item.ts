import { addBasketItem } from '@shop/api-client/contract/basket'
import { requireOwnKey } from '@shop/engine/session/owned-key'
import { onSession } from '../on.ts'
import { fittingRows, lacksPart } from './basket-item-rules.ts'
import { putIntoBasket } from './basket-service.ts'
import { shownBasket } from './basket-view.ts'

/** Puts a variant into the basket; as much of it as there is. */
export const addBasketItemHandler = onSession(addBasketItem).answer(async (input, context) => {
  requireOwnKey('basket', input.basketKey, context.shop, context.session)
  const customText = input.customData?.customText ?? null
  const displayData = await fittingRows(context, { variantId: input.variantId, customText })
  if (await lacksPart(context.catalogue, input.variantId)) {
    const basket = await shownBasket(context, context.sql)
    return { type: 'failure', statusCode: 412, kind: 'ItemUnavailable', basket }
  }

  return putIntoBasket(context, {
    variantId: input.variantId,
    quantity: input.quantity,
    customText,
    cPromo: input.customData?.cPromo ?? null,
    ffData: input.customData?.ffData ?? null,
    displayData,
    itemGroup: input.itemGroup ?? null,
  })
})
