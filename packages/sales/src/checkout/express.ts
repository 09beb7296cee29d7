import { createHash } from 'node:crypto'
import { finishExpress, startExpress } from '@shop/api-client/contract/checkout'
import { problem } from '@shop/api-client/contract/problem'
import { deliveryCountries } from '@shop/domain/address/delivery-countries'
import { pagePath } from '@shop/domain/link/page-link'
import type { Order } from '@shop/domain/order/order'
import { reservationEnd } from '@shop/domain/order/order-periods'
import { isShopMoney } from '@shop/domain/order/payment-type'
import { onSession, type SessionContext } from '../on.ts'
import { checkoutState } from './checkout-service.ts'
import { changeChoices } from './checkout-store.ts'
import { keepAddresses } from './keep-addresses.ts'

/** Leads to the wallet's page; nothing is reserved and nothing agreed on yet. */
export const startExpressHandler = onSession(startExpress).answer(async ({ paymentKey }, context) => {
  const { shop, session, services, sql, now, addressOf } = context
  const { checkout } = await checkoutState(context, sql)
  if (checkout.basket.items.length === 0)
    throw problem(409, 'basket_empty', 'The basket is empty. There is nothing to order.')
  const offered = checkout.paymentMethods.find(({ key, available }) => key === paymentKey && available)
  const wallet = services.payments?.express
  if (!wallet?.methods.includes(paymentKey) || offered === undefined) throw unavailable()

  const url = await wallet
    .start({
      method: paymentKey,
      state: stateOf(session.userId),
      amount: checkout.totals.total,
      currencyCode: shop.market.currency,
      locale: shop.locale,
      shopName: shop.name,
      countries: deliveryCountries(shop.market),
      returnAddress: addressOf(pagePath('checkout', { way: 'guest' })),
      cancelAddress: addressOf(pagePath('basket')),
      expiresAt: new Date(reservationEnd(now)),
    })
    .catch((error: unknown) => {
      console.error('The wallet of the payment provider could not be reached.', error)
      throw unavailable()
    })
  return { url }
})

/**
 * Fills in the checkout with the wallet's data, so that only its last page is left. An answer counts for the session
 * that asked alone: a link with a stranger's address changes nothing.
 */
export const finishExpressHandler = onSession(finishExpress).answer(async ({ answer }, context) => {
  const { shop, session, services, now, database } = context
  const shopper = await (services.payments?.express?.shopper(answer, now) ?? null)
  if (shopper === null || shopper.state !== stateOf(session.userId))
    throw problem(409, 'express_expired', 'What the wallet said is too old, or was said to somebody else.')

  return database.transaction(async (sql) => {
    const { email, address, method } = shopper
    const known = await keepAddresses(context, sql, { email, shipping: address, billing: null })
    const { checkout } = await checkoutState(known, sql)
    const [only, ...others] = checkout.shippingMethods
    const pays = checkout.paymentMethods.some(({ key, available }) => key === method && available)
    await changeChoices(sql, shop.shopId, session.userId, {
      // A wallet hands over where the goods go: to whom it belongs.
      giftListId: null,
      preferredDay: null,
      pickupPointId: null,
      ...(only && others.length === 0 ? { shippingMethod: only.key } : {}),
      ...(pays ? { paymentKey: method } : {}),
    })
    return (await checkoutState(known, sql)).checkout
  })
})

/** The wallet's agreement, if it covers this order; null otherwise, and then the wallet is asked again. */
export async function agreementOf(
  { services, session, now }: SessionContext,
  { walletAnswer }: { walletAnswer?: string },
  order: Order,
): Promise<string | null> {
  if (walletAnswer === undefined) return null
  const shopper = await (services.payments?.express?.shopper(walletAnswer, now) ?? null)
  const asked = order.payment.find(({ key }) => !isShopMoney(key))
  const isCovered =
    shopper !== null &&
    asked !== undefined &&
    shopper.state === stateOf(session.userId) &&
    shopper.method === asked.key &&
    shopper.currencyCode === order.currencyCode &&
    shopper.agreed >= asked.amount
  return isCovered ? walletAnswer : null
}

function unavailable() {
  return problem(409, 'express_unavailable', 'This wallet hands over no address here. Use the checkout.')
}

function stateOf(userId: string): string {
  return createHash('sha256').update(`express:${userId}`).digest('hex').slice(0, 32)
}
