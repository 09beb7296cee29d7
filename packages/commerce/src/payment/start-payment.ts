import { problem } from '@shop/api-client/contract/problem'
import { reservationEnd } from '@shop/domain/order/order-periods'
import { paymentType } from '@shop/domain/order/payment-type'
import type { CallContext } from '../on.ts'
import { paymentFailed } from '../orders/order-payment.ts'
import type { PlacedOrder } from '../orders/placed-order.ts'
import { changePayment, paymentById } from './payment-store.ts'

type Context = Pick<CallContext, 'services' | 'shop' | 'addressOf' | 'database' | 'now'>

/**
 * Hands a placed order over to the provider and returns the address of its page. The same order again has the same
 * page. When the provider cannot be reached, the order is given up and nothing stays reserved.
 *
 * Throws 409 `payment_unavailable`.
 */
export async function startPayment(context: Context, placed: PlacedOrder): Promise<string> {
  const { services, database, now } = context
  const { order } = placed
  try {
    return await openedPage(context, placed)
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

async function openedPage(context: Context, { order, token, paymentId }: PlacedOrder): Promise<string> {
  const { services, shop, addressOf, database, now } = context
  const provider = services.payments
  const payment = await paymentById(database.sql, paymentId)
  const method = paymentType(order.payment)
  if (provider === null || payment === null || method === null || method === 'giftcard')
    throw new Error(`Order ${order.number} has to be paid at a provider, and there is none.`)
  if (payment.redirectAddress !== null && payment.state === 'created') return payment.redirectAddress

  const { redirectAddress, session } = await provider.start({
    paymentId,
    method,
    orderNumber: order.number,
    amount: payment.amount,
    currencyCode: order.currencyCode,
    locale: shop.locale,
    shopName: shop.name,
    successAddress: `${addressOf('/danke/')}?order=${token}`,
    failureAddress: `${addressOf('/kasse/')}?payment=failed`,
    returnAddress: new URL(`/api/payments/${provider.key}/return/${token}/`, addressOf('/')).href,
    expiresAt: new Date(reservationEnd(new Date(order.placedAt))),
    order,
  })
  await changePayment(database.sql, paymentId, { redirectAddress, providerSession: session }, now)
  return redirectAddress
}
