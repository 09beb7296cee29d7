import { loadBasket } from '@shop/api-client/contract/basket'
import { onSession } from '../on.ts'
import { shownBasket } from './basket-view.ts'
import { requireOwnKey } from './owned-key.ts'

/** The whole basket of the visitor; an empty one when nothing was put into it yet. */
export const loadBasketHandler = onSession(loadBasket).answer(async ({ basketKey }, context) => {
  requireOwnKey('basket', basketKey, context.shop, context.session)
  return shownBasket(context, context.sql)
})
