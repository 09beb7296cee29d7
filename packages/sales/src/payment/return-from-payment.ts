import { pagePath } from '@shop/domain/link/page-link'
import { isLocale } from '@shop/domain/market/markets'
import type { OrderState } from '@shop/domain/order/order'
import { tokenHash } from '@shop/engine/session/token'
import { loggedError } from '@shop/engine/trace/logged-error'
import { orderByTokenHash } from '../orders/order-lookup-store.ts'
import { type Payment, paymentOfOrder } from '../orders/payment-store.ts'
import { type PaymentDesk, take } from './accept-notices.ts'

/**
 * Where a shopper goes after the provider's page: to the order, or to the checkout when it was not paid. The provider
 * is asked what happened, because its webhook may take longer than the shopper; when it does not know yet, the order's
 * page says that the payment is under way.
 */
export async function returnFromPayment(
  desk: PaymentDesk,
  providerKey: string,
  token: string,
  returned: URLSearchParams,
): Promise<string | null> {
  const { database, services, addressIn, now } = desk
  const provider = services.payments
  const order = await orderByTokenHash(database.sql, tokenHash(token), now())
  if (provider?.key !== providerKey || order === null || !isLocale(order.locale)) return null
  const payment = await paymentOfOrder(database.sql, order.id, providerKey)
  if (payment === null) return null
  const state = order.state === 'pending_payment' ? await settled(desk, payment, returned) : order.state

  const addressOf = addressIn(order.locale)
  return isUnpaid(state)
    ? addressOf(pagePath('checkout', { payment: 'failed' }))
    : addressOf(pagePath('thankYou', { order: token }))
}

/** Asks the provider what became of an order that nobody comes back for: a platform has paid it. */
export async function settlePayment(desk: PaymentDesk, orderId: string): Promise<void> {
  const provider = desk.services.payments
  const payment = provider && (await paymentOfOrder(desk.database.sql, orderId, provider.key))
  if (payment !== null && payment.state === 'created') await settled(desk, payment, new URLSearchParams())
}

/** The state of an unpaid order once its provider was asked. */
async function settled(desk: PaymentDesk, payment: Payment, returned: URLSearchParams): Promise<OrderState> {
  const provider = desk.services.payments
  const { id: paymentId, providerSession: session, amount, currency: currencyCode } = payment
  const notice = await provider
    ?.status({ paymentId, session, amount, currencyCode }, returned)
    .catch(reportSilence)
  if (!provider || !notice) return 'pending_payment'
  return (await take(desk, { notice, provider: provider.key, body: JSON.stringify(notice) })).state
}

function isUnpaid(state: OrderState): boolean {
  return state === 'payment_failed' || state === 'cancelled'
}

/** The webhook will follow; until then the payment counts as under way. */
function reportSilence(error: unknown): null {
  console.error(
    'The payment provider did not say what became of a payment; its webhook will.',
    loggedError(error),
  )
  return null
}
