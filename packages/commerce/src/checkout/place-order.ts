import { placeOrder } from '@shop/api-client/contract/checkout'
import { problem } from '@shop/api-client/contract/problem'
import { onSession } from '../on.ts'
import { paymentFailed } from '../orders/order-payment.ts'
import type { PlacedOrder } from '../orders/placed-order.ts'
import { placeOrderNow } from './place-order-service.ts'

/**
 * Turns the basket into an order. Methods of the provider answer with the address of its page, all others
 * are done at once.
 *
 * @see product §3, §4
 */
export const placeOrderHandler = onSession(placeOrder).answer(async (wish, context) => {
  if (!wish.acceptedTerms)
    throw problem(422, 'terms_missing', 'The terms have to be accepted before ordering.', [
      { path: 'acceptedTerms', key: 'checkout.terms.required', params: {} },
    ])

  const placed = await placeOrderNow(context, wish)
  context.services.stockChanged(placed.variantIds)
  const { order, token } = placed
  if (!placed.redirects) return { orderNumber: order.number, token, next: { type: 'done' } }
  return {
    orderNumber: order.number,
    token,
    next: { type: 'redirect', url: await providerAddress(context, placed) },
  }
})

type Context = Parameters<typeof placeOrderNow>[0]

/** Hands the order over to the provider; when that fails, nothing stays reserved. */
async function providerAddress(context: Context, { order, token, paymentId }: PlacedOrder): Promise<string> {
  const { services, shop, addressOf, database, now } = context
  const [payment] = order.payment
  try {
    if (services.payments === null || payment === undefined || payment.key === 'giftcard')
      throw new Error(`Order ${order.number} has to be paid at a provider, and there is none.`)

    const { redirectAddress } = await services.payments.start({
      paymentId,
      method: payment.key,
      orderNumber: order.number,
      amount: payment.amount,
      currencyCode: order.currencyCode,
      locale: shop.locale,
      shopName: shop.name,
      successAddress: `${addressOf('/danke/')}?order=${token}`,
      failureAddress: `${addressOf('/kasse/')}?payment=failed`,
    })
    return redirectAddress
  } catch (error) {
    console.error('The payment provider could not be reached.', error)
    const released = await database.transaction((sql) =>
      paymentFailed(sql, { orderId: order.id, reason: 'provider', now }),
    )
    services.stockChanged(released)
    throw problem(
      409,
      'payment_unavailable',
      'This payment method cannot be reached right now. Choose another one.',
    )
  }
}
