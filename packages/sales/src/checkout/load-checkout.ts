import { loadCheckout } from '@shop/api-client/contract/checkout'
import { onSession } from '../on.ts'
import { checkoutState } from './checkout-service.ts'

/** The whole checkout of the visitor. */
export const loadCheckoutHandler = onSession(loadCheckout).answer(
  async (_, context) => (await checkoutState(context, context.sql)).checkout,
)
