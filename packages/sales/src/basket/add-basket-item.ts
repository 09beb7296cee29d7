import { addBasketItem } from '@shop/api-client/contract/basket'
import { requireOwnKey } from '@shop/engine/session/owned-key'
import { onSession } from '../on.ts'
import { putIntoBasket } from './basket-service.ts'
import { shownBasket } from './basket-view.ts'
import { lacksPart, requireFittingText } from './wish-problem.ts'

/** Puts a variant into the basket; as much of it as there is. */
export const addBasketItemHandler = onSession(addBasketItem).answer(async (wish, context) => {
  requireOwnKey('basket', wish.basketKey, context.shop, context.session)
  const customText = wish.customData?.customText ?? null
  await requireFittingText(context.catalogue, { variantId: wish.variantId, customText })
  if (await lacksPart(context.catalogue, wish.variantId)) {
    const basket = await shownBasket(context, context.sql)
    return { type: 'failure', statusCode: 412, kind: 'ItemUnavailable', basket }
  }

  return putIntoBasket(context, {
    variantId: wish.variantId,
    quantity: wish.quantity,
    customText,
    cPromo: wish.customData?.cPromo ?? null,
    ffData: wish.customData?.ffData ?? null,
    displayData: wish.displayData ?? {},
    itemGroup: wish.itemGroup ?? null,
  })
})
