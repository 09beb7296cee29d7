import {
  addBasketItem,
  deleteBasketItem,
  loadBasket,
  updateBasketItem,
} from '@shop/api-client/contract/basket'
import { addVoucher, removeVoucher } from '@shop/api-client/contract/basket-codes'
import type { CallContext, Handler } from '@shop/engine/on'
import { requireOwnKey } from '@shop/engine/session/owned-key'
import { orUnavailable } from '../connection/tenant.ts'
import { onSession } from '../on.ts'
import { askerOf, type Baskets } from './basket-service.ts'
import { fittingRows } from './fitting-rows.ts'

/** The calls of the basket. Keys come from the session: with the token of the shop every basket could be read. */
export function basketHandlers(baskets: Baskets): Handler<CallContext>[] {
  return [
    onSession(loadBasket).answer(({ basketKey }, context) => {
      requireOwnKey('basket', basketKey, context.shop, context.session)
      return orUnavailable(() => baskets.shown(askerOf(context)))
    }),
    onSession(addBasketItem).answer((input, context) => {
      requireOwnKey('basket', input.basketKey, context.shop, context.session)
      return orUnavailable(() =>
        baskets.put(askerOf(context), {
          variantId: input.variantId,
          quantity: input.quantity,
          displayData: fittingRows(context.shop, input.customData?.customText ?? null),
          itemGroup: input.itemGroup ?? null,
          mark: context.repeatableToken('basket line'),
        }),
      )
    }),
    onSession(updateBasketItem).answer((input, context) => {
      requireOwnKey('basket', input.basketKey, context.shop, context.session)
      const { quantity, customData: { customText } = {} } = input
      return orUnavailable(() =>
        baskets.change(askerOf(context), input.itemKey, {
          quantity,
          ...(customText === undefined ? {} : { displayData: fittingRows(context.shop, customText) }),
        }),
      )
    }),
    onSession(addVoucher).answer(async ({ basketKey, code }, context) => {
      const { shop, session, services, request, now } = context
      requireOwnKey('basket', basketKey, shop, session)
      await services.limits.voucher.use([request.address, `session:${session.userId}`], now)
      return orUnavailable(() => baskets.addCode(askerOf(context), code))
    }),
    onSession(removeVoucher).answer(({ basketKey, code }, context) => {
      requireOwnKey('basket', basketKey, context.shop, context.session)
      return orUnavailable(() => baskets.removeCode(askerOf(context), code))
    }),
    onSession(deleteBasketItem).answer(({ basketKey, itemKey }, context) => {
      requireOwnKey('basket', basketKey, context.shop, context.session)
      return orUnavailable(() => baskets.remove(askerOf(context), itemKey))
    }),
  ]
}
