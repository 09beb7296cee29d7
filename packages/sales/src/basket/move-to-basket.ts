import { moveToBasket } from '@shop/api-client/contract/basket'
import { requireOwnKey } from '@shop/engine/session/owned-key'
import { onSession } from '../on.ts'
import { bringBack } from './saved-lines-service.ts'

/** Brings a line back that was put aside. */
export const moveToBasketHandler = onSession(moveToBasket).answer(async ({ basketKey, itemKey }, context) => {
  requireOwnKey('basket', basketKey, context.shop, context.session)
  return bringBack(context, itemKey)
})
