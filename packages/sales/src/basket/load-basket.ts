import { loadBasket } from '@shop/api-client/contract/basket'
import { requireOwnKey } from '@shop/engine/session/owned-key'
import { onSession } from '../on.ts'
import { shownBasket } from './basket-view.ts'

/** The whole basket of the visitor; an empty one when nothing was put into it yet. */
export const loadBasketHandler = onSession(loadBasket).answer(async ({ basketKey }, context) => {
  requireOwnKey('basket', basketKey, context.shop, context.session)
  return shownBasket(context, context.sql)
})
