import { deleteBasketItem } from '@shop/api-client/contract/basket'
import { requireOwnKey } from '@shop/engine/session/owned-key'
import { onSession } from '../on.ts'
import { removeFromBasket } from './basket-service.ts'

/** Takes a line out of the basket, and with a main item its whole group. A line that is gone already stays gone. */
export const deleteBasketItemHandler = onSession(deleteBasketItem).answer(
  async ({ basketKey, itemKey }, context) => {
    requireOwnKey('basket', basketKey, context.shop, context.session)
    return removeFromBasket(context, itemKey)
  },
)
