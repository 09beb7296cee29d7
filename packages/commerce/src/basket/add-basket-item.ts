import { addBasketItem } from '@shop/api-client/contract/basket'
import { onSession } from '../on.ts'
import { putIntoBasket } from './basket-service.ts'
import { requireOwnKey } from './owned-key.ts'

/** Puts a variant into the basket; as much of it as there is. */
export const addBasketItemHandler = onSession(addBasketItem).answer(async (wish, context) => {
  requireOwnKey('basket', wish.basketKey, context.shop, context.session)
  return putIntoBasket(context, {
    variantId: wish.variantId,
    quantity: wish.quantity,
    customText: wish.customData?.customText ?? null,
    cPromo: wish.customData?.cPromo ?? null,
    ffData: wish.customData?.ffData ?? null,
    displayData: wish.displayData ?? {},
    itemGroup: wish.itemGroup ?? null,
  })
})
