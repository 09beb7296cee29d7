import { placeOrder as placeOrderCall } from '@shop/api-client/contract/checkout'
import { problem } from '@shop/api-client/contract/problem'
import { tokenHash } from '@shop/engine/session/token'
import { onSession } from '../on.ts'
import { orderByTokenHash } from '../orders/order-lookup-store.ts'
import { startPayment } from '../payment/start-payment.ts'
import { agreementOf } from './express/wallet-agreement.ts'
import { placedAnswer, placeOrder } from './place-order-service.ts'

/**
 * Turns the basket into an order. Methods of the provider answer with the address of its page, all others
 * are done at once.
 *
 * @see product §3, §4
 */
export const placeOrderHandler = onSession(placeOrderCall).answer(
  async (input, context) => {
    if (!input.acceptedTerms)
      throw problem(422, 'terms_missing', 'The terms have to be accepted before ordering.', [
        { path: 'acceptedTerms', key: 'checkout.terms.required', params: {} },
      ])

    const placed = await placeOrder(context, input)
    context.services.stockChanged(placed.variantIds)
    const done = placedAnswer(placed)
    if (done !== null) return done
    const { order, token } = placed
    const url = await startPayment(context, placed, agreementOf(context, input, placed))
    return { orderNumber: order.number, token, next: { type: 'redirect', url } }
  },
  // The page to pay on is gone once the payment has failed, or is done.
  {
    isOver: async ({ token, next }, sql) =>
      next.type === 'redirect' &&
      // The order's own token never ends.
      (await orderByTokenHash(sql, tokenHash(token), new Date(0)))?.state !== 'pending_payment',
  },
)
