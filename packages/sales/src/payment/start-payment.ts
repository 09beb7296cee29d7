import { problem } from '@shop/api-client/contract/problem'
import { pagePath } from '@shop/domain/link/page-link'
import type { Order, PaymentState } from '@shop/domain/order/order'
import { reservationEnd } from '@shop/domain/order/order-periods'
import { isShopMoney } from '@shop/domain/order/payment-type'
import type { KeptCard } from '@shop/engine/ports/card-vault'
import type { WalletAgreement } from '@shop/engine/ports/express-wallet'
import type { PaymentInput, PaymentPage, PaymentProvider } from '@shop/engine/ports/payment-provider'
import { paymentReturnPath } from '@shop/engine/ports/payment-return'
import { loggedError } from '@shop/engine/trace/logged-error'
import type { CallContext } from '../on.ts'
import { changePayment, type Payment, paymentById } from '../orders/payment-store.ts'
import type { PlacedOrder } from '../orders/placed-order.ts'
import { cardUnavailable } from '../saved-cards/card-unavailable.ts'
import { ownCard } from '../saved-cards/saved-card-store.ts'
import { paymentFailed } from '../settlement/order-payment.ts'

type Context = Pick<CallContext, 'services' | 'shop' | 'addressOf' | 'database' | 'now' | 'request'>

/**
 * Starts the payment of a placed order and returns the address of the provider's page. The same order gets the same
 * page. When the provider cannot be reached, the order is given up and its claims are released.
 *
 * `agreement` is a wallet's that covers the order; without one the shopper is asked. Throws 409 `payment_unavailable`, and 409 `card_unavailable` for a saved card that was
 * removed meanwhile or that the provider does not take.
 */
export async function startPayment(
  context: Context,
  placed: PlacedOrder,
  agreement: WalletAgreement | null,
): Promise<string> {
  const { services, database, now } = context
  const { order } = placed
  try {
    return await openedPage(context, placed, agreement)
  } catch (error) {
    // The same request may have come twice, and been quicker on another process.
    const redirectAddress = (await paymentById(database.sql, placed.paymentId))?.redirectAddress ?? null
    if (redirectAddress !== null) return redirectAddress
    console.error('The payment provider could not be reached.', loggedError(error))
    const released = await database.transaction((sql) =>
      paymentFailed(sql, { orderId: order.id, reason: 'provider', now }),
    )
    services.stockChanged(released)
    if ((await paymentById(database.sql, placed.paymentId))?.cardId != null) throw cardUnavailable()
    throw problem(
      409,
      'payment_unavailable',
      'This payment method cannot be reached right now. Choose another one.',
    )
  }
}

/** Payments being started right now, so that concurrent requests start one. */
const starting = new Map<string, Promise<PaymentPage>>()

function startedOnce(provider: PaymentProvider, input: PaymentInput): Promise<PaymentPage> {
  const asked = starting.get(input.paymentId)
  if (asked !== undefined) return asked
  const started = provider.start(input).finally(() => starting.delete(input.paymentId))
  starting.set(input.paymentId, started)
  return started
}

const PAID: readonly PaymentState[] = ['authorised', 'captured', 'refunded']

async function openedPage(
  context: Context,
  { order, token, paymentId }: PlacedOrder,
  agreement: WalletAgreement | null,
): Promise<string> {
  const { services, shop, addressOf, database, now } = context
  const provider = services.payments
  const payment = await paymentById(database.sql, paymentId)
  const method = order.payment.find(({ key }) => !isShopMoney(key))?.key
  if (
    provider === null ||
    payment === null ||
    method === undefined ||
    method === 'giftcard' ||
    method === 'balance'
  )
    throw new Error(`Order ${order.number} has to be paid at a provider, and there is none.`)
  const successAddress = addressOf(pagePath('thankYou', { order: token }))
  // A notice may have been faster than this repeat: then there is nothing left to pay.
  if (PAID.includes(payment.state)) return successAddress
  if (payment.state !== 'created') throw new Error(`The payment of order ${order.number} is over.`)
  if (payment.redirectAddress !== null) return payment.redirectAddress

  const { redirectAddress, session } = await startedOnce(provider, {
    paymentId,
    method,
    orderNumber: order.number,
    amount: payment.amount,
    currencyCode: order.currencyCode,
    locale: shop.locale,
    shopName: shop.name,
    successAddress,
    failureAddress: addressOf(pagePath('checkout', { payment: 'failed' })),
    returnAddress: new URL(paymentReturnPath(provider.key, token), addressOf('/')).href,
    expiresAt: new Date(reservationEnd(new Date(order.placedAt))),
    // Who has chosen a saved card since pays by that.
    agreement: payment.cardId === null ? agreement : null,
    card: await payingCard(context, order, payment),
    token: context.request.paymentToken ?? null,
    savesCard: payment.savesCard,
    order,
  })
  await changePayment(database.sql, paymentId, { redirectAddress, providerSession: session }, now)
  return redirectAddress
}

/** The saved card that pays an order, of nobody but its customer; null where a card is typed in. */
async function payingCard(
  { database }: Context,
  { customer }: Order,
  { cardId, provider }: Payment,
): Promise<KeptCard | null> {
  if (cardId === null || provider === null) return null
  const card = await ownCard(database.sql, cardId, { customerId: customer.id, provider })
  if (card === null) throw new Error('The saved card that pays was removed after the order was placed.')
  return card
}
