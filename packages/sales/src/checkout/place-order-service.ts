import { createHash, randomUUID } from 'node:crypto'
import type { Checkout, placeOrder as placeOrderCall } from '@shop/api-client/contract/checkout'
import type { AnswerOf } from '@shop/api-client/contract/define-call'
import { type Problem, problem } from '@shop/api-client/contract/problem'
import { refuseBlocked } from '@shop/customers/user/blocked-people-store'
import { holdCustomer } from '@shop/customers/user/customer-store'
import type { BasketItem } from '@shop/domain/basket/basket'
import type { KeptLegalText } from '@shop/domain/legal-text/legal-text'
import { pagePath } from '@shop/domain/link/page-link'
import { bankDetails } from '@shop/domain/order/bank-details'
import type { Order } from '@shop/domain/order/order'
import { firstLinkEnd, reservationEnd } from '@shop/domain/order/order-periods'
import { isPreOrder } from '@shop/domain/product/is-pre-order'
import type { Sql } from '@shop/engine/db/database'
import { singleRoundTrip } from '@shop/engine/db/single-round-trip'
import { ownerOf } from '@shop/engine/session/owner'
import { tokenHash } from '@shop/engine/session/token'
import { linkMail } from '@shop/mail/link-mails'
import { newHeldMail, newMail } from '@shop/mail/outbox/outbox-store'
import { type BasketHead, lockBasket } from '../basket/basket-store.ts'
import { basketEmptying, emptyBasket } from '../basket/empty-basket.ts'
import { activateGiftCards } from '../gift-cards/order-gift-cards.ts'
import { refuseGoneDelivery, shownGiftAddress } from '../gifts/gift-delivery-of.ts'
import { refuseTakenGifts } from '../gifts/refuse-taken-gifts.ts'
import { drawnNumbers } from '../invoice/drawn-numbers.ts'
import { asksForNumber } from '../loyalty/asks-for-number.ts'
import { orderedPoints } from '../loyalty/ordered-points.ts'
import type { SessionContext } from '../on.ts'
import { orderConfirmationMail } from '../order-mails/order-confirmation-mail.ts'
import { addOrderToken } from '../orders/order-lookup-store.ts'
import { type LockedOrder, lockOrder, newOrder, ownOrders } from '../orders/order-store.ts'
import type { PlacedOrder } from '../orders/placed-order.ts'
import { newReservations, takeStock, type Units } from '../orders/stock-store.ts'
import { isAnyRecalled, writeToLateBuyer } from '../recalls/recall-buyers-store.ts'
import { cardUnavailable } from '../saved-cards/card-unavailable.ts'
import { cardOwner } from '../saved-cards/offered-cards.ts'
import { holdCard } from '../saved-cards/saved-card-store.ts'
import { paymentFailed } from '../settlement/order-payment.ts'
import { buyGiftCards } from './buy-gift-cards.ts'
import type { CheckoutState } from './checkout-service.ts'
import { claimOffers, heldCheckout, refuseDeadCodes } from './claim-offers.ts'
import { agreedPaymentId } from './express/wallet-agreement.ts'
import { newOrderOf } from './new-order-of.ts'
import { orderPayments } from './order-payments.ts'

type PlaceOrderInput = {
  comment?: string | null
  takesOldDevice?: boolean
  expectedTotal?: number
  walletAnswer?: string
}

/**
 * Places the order in one transaction: basket, limited promotions, gift cards and balance locked, prices, promotions and stock
 * checked again, stock taken by conditional updates, number drawn last. Any refusal rolls everything back, the number as well, so
 * numbers have no gaps.
 *
 * Throws `basket_empty`, `out_of_stock`, `price_changed`, `gifts_changed`, `voucher_invalid`, `giftcard_invalid`, `gift_taken`,
 * `gift_delivery_gone`, `payment_unavailable`, `card_unavailable` (409), `checkout_incomplete` (422) and `customer_blocked`
 * (403).
 *
 * @see product §4 "Stock"
 */
export async function placeOrder(context: SessionContext, input: PlaceOrderInput): Promise<PlacedOrder> {
  const texts = await context.services.contractTexts(context.shop, context.now)
  return context.inOneCommit(async (sql) => {
    const head = await lockBasket(sql, ownerOf(context))
    const own = await ownOrders(sql, ownerOf(context), idOfRequest(context, 0))
    const { id, known } = await orderOfRequest(sql, context, own)
    if (known !== null) return foundAgain(sql, context, known)

    const pending = own.flatMap(({ id, isPending }) => (isPending ? [id] : []))
    const releasedIds = await releaseEarlierAttempts(sql, pending, context.now)
    const state = await heldCheckout(context, sql, head)
    await holdChosenCard(context, sql, state)
    refuseUnlessComplete(state, input)
    if (state.customer !== null) {
      await refuseBlocked(sql, state.customer.email)
      // Whoever erases this person meanwhile waits for the order, and finds it.
      if (!(await holdCustomer(sql, state.customer.id))) throw incomplete(['customer'])
    }
    await refuseTakenGifts(sql, state.checkout.basket.items, ownerOf(context))
    const { comment = null, takesOldDevice = false } = input
    const paymentId = await agreedPaymentId(context, sql, { ...input, method: state.checkout.paymentKey })
    const placed = await writeOrder(sql, context, {
      id,
      paymentId,
      head,
      state,
      comment,
      takesOldDevice,
      texts,
    })
    return { ...placed, variantIds: [...new Set([...placed.variantIds, ...releasedIds])] }
  }, placedAnswer)
}

/** The answer to a placed order; null while its payment page has still to be requested. */
export function placedAnswer({
  order,
  token,
  redirects,
}: Pick<PlacedOrder, 'order' | 'token' | 'redirects'>): AnswerOf<typeof placeOrderCall> | null {
  return redirects ? null : { orderNumber: order.number, token, next: { type: 'done' } }
}

/**
 * The same request of the same shopper makes the same order ids, so it cannot become two orders: one after the other, as
 * the payments of those before have failed. Null without a key.
 */
function idOfRequest(
  { session: { userId }, request: { idempotencyKey } }: SessionContext,
  failed: number,
): string | null {
  if (idempotencyKey === null) return null
  const name =
    failed === 0 ? `order:${userId}:${idempotencyKey}` : `order:${userId}:${idempotencyKey}:${failed}`
  return createHash('sha256').update(name).digest('hex').slice(0, 32)
}

/** The order that a request has made, unless its payment failed; and the id of the one it makes otherwise. */
async function orderOfRequest(
  sql: Sql,
  context: SessionContext,
  own: readonly { id: string }[],
): Promise<{ id: string; known: LockedOrder | null }> {
  for (let failed = 0; ; failed += 1) {
    const id = idOfRequest(context, failed)
    if (id === null) return { id: randomUUID(), known: null }
    const known = failed > 0 || own.some((order) => order.id === id) ? await lockOrder(sql, id) : null
    if (known?.order.state !== 'payment_failed') return { id, known }
  }
}

/** The same request again: the same order, under a further token where the session has another one since. */
async function foundAgain(
  sql: Sql,
  context: SessionContext,
  { order, payment, tokenHash: known }: LockedOrder,
): Promise<PlacedOrder> {
  const same = context.repeatableToken(order.id)
  // Both are in the address of the thank-you page, so both expire with it.
  const end = firstLinkEnd(new Date(order.placedAt))
  const token = tokenHash(same) === known ? same : await addOrderToken(sql, order.id, context.now, end)
  return { order, token, paymentId: payment.id, redirects: order.state === 'pending_payment', variantIds: [] }
}

/** A shopper who returns from the provider and orders again must not compete with their own first attempt. */
async function releaseEarlierAttempts(sql: Sql, orderIds: readonly string[], now: Date): Promise<number[]> {
  const released: number[] = []
  for (const orderId of orderIds)
    released.push(...(await paymentFailed(sql, { orderId, reason: 'replaced', now })))
  return released
}

/** The saved card that was chosen must still be there, and stay until the order is written. */
async function holdChosenCard(
  context: SessionContext,
  sql: Sql,
  { checkout: { cards, totals }, choices }: CheckoutState,
): Promise<void> {
  const owner = cardOwner(context)
  // What gift cards or the account have paid asks no card for money.
  if (owner === null || cards === null || choices.cardId === null || totals.total === 0) return
  if (cards.chosenId === null || !(await holdCard(sql, cards.chosenId, owner))) throw cardUnavailable()
}

function refuseUnlessComplete({ checkout }: CheckoutState, { expectedTotal }: PlaceOrderInput): void {
  const { basket, missing, totals } = checkout
  if (basket.items.length === 0)
    throw problem(409, 'basket_empty', 'The basket is empty. There is nothing to order.')

  const short = basket.items.filter(
    ({ status, quantity, availableQuantity }) => status !== 'available' || quantity > availableQuantity,
  )
  if (short.length > 0) throw outOfStock(short)
  refuseGoneDelivery(checkout)
  if (missing.length > 0) throw incomplete(missing)
  if (expectedTotal !== totals.total) refuseDeadCodes(basket)
  if (expectedTotal !== undefined && expectedTotal !== totals.total)
    throw problem(
      409,
      'price_changed',
      `The total is ${totals.total} now, not ${expectedTotal}. Show it and let the shopper order again.`,
      [
        {
          path: 'expectedTotal',
          key: 'checkout.priceChanged',
          params: { before: expectedTotal, now: totals.total },
        },
      ],
    )
}

function incomplete(missing: Checkout['missing']): Problem {
  return problem(
    422,
    'checkout_incomplete',
    `The order is not complete, missing: ${missing.join(', ')}.`,
    missing.map((path) => ({ path, key: `checkout.missing.${path}`, params: {} })),
  )
}

/** Names the lines and how many units there still are. */
function outOfStock(items: readonly BasketItem[]): Problem {
  return problem(
    409,
    'out_of_stock',
    `Not enough in stock: ${items.map(({ product }) => product.name).join(', ')}.`,
    items.map(({ key, product, quantity, availableQuantity }) => ({
      path: `items.${key}`,
      key: 'checkout.outOfStock',
      params: { name: product.name, quantity, available: availableQuantity },
    })),
  )
}

type Placing = {
  id: string
  /** That a wallet has agreed to; null for a new one. */
  paymentId: string | null
  head: BasketHead
  state: CheckoutState
  comment: string | null
  takesOldDevice: boolean
  texts: readonly KeptLegalText[]
}

/** Takes the stock, draws the numbers and writes the order with all that hangs on it. */
async function writeOrder(
  sql: Sql,
  context: SessionContext,
  { id, paymentId, head, state, comment, takesOldDevice, texts }: Placing,
): Promise<PlacedOrder> {
  const { shop, now, addressOf, services } = context
  const { checkout, choices, customer, giftDelivery } = state
  const { shippingAddress: ownAddress, shippingMethod, paymentKey, totals, basket } = checkout
  if (customer === null || ownAddress === null || shippingMethod === null || paymentKey === null)
    throw incomplete(checkout.missing)

  const kept = giftDelivery?.kept ?? null
  const listName = giftDelivery?.shown?.name ?? ''
  const shippingAddress = kept === null ? ownAddress : shownGiftAddress(shop, kept.address, listName)
  const units = stocked(basket.items)
  const { taken, lacking } = await takeStock(sql, units)
  if (lacking.size > 0) throw outOfStock(basket.items.filter(({ variant }) => lacking.has(variant.id)))

  const { payments, main, redirects } = orderPayments(checkout, services.payments?.key ?? null, paymentId)
  const failure = redirects
    ? linkMail(shop, 'paymentFailed', { to: customer.email, address: addressOf(pagePath('checkout')) })
    : null
  const numbers = await drawnNumbers(sql, shop, { isConfirmed: !redirects })
  const order = newOrderOf(context, checkout, {
    id,
    number: numbers.order,
    customer,
    shippingAddress,
    isGiftDelivery: kept !== null,
    billingAddress: checkout.billingAddress ?? ownAddress,
    shippingMethod,
    payments,
    main,
    redirects,
    comment,
    takesOldDevice,
    texts,
  })
  const token = context.repeatableToken(id)
  const owner = ownerOf(context)
  const address = addressOf(pagePath('thankYou', { order: token }))
  const number = asksForNumber(context) ? choices.loyaltyNumber : null
  const points = orderedPoints(shop, sql, { order, number })
  const mail = orderConfirmationMail(shop, {
    order,
    points: points.shown,
    address,
    addressOf,
    bank: bankDetails(shop, order),
    texts,
  })
  const emptying = redirects ? [] : basketEmptying(sql, owner, { head, items: basket.items })
  const answer = placedAnswer({ order, token, redirects })
  const keptAnswer = answer === null ? [] : context.keeping(answer)
  const statements = [
    ...newOrder(sql, {
      order,
      owner,
      payments,
      tokenHash: tokenHash(token),
      expiresAt: waitsUntil(order, now),
      returnDays: shop.returns.days,
      invoiceNumber: numbers.invoice,
      giftDelivery: kept,
    }),
    ...points.statements,
    ...newReservations(sql, {
      orderId: id,
      units: taken,
      state: redirects ? 'held' : 'taken',
      expiresAt: new Date(reservationEnd(now)),
    }),
    ...(failure === null
      ? [newMail(sql, mail, now)]
      : [
          newHeldMail(sql, mail, { orderId: id, outcome: 'confirmed' }),
          newHeldMail(sql, failure, { orderId: id, outcome: 'payment_failed' }),
        ]),
    ...(emptying ?? []),
    ...keptAnswer,
  ]
  // The numbers are drawn, and everybody else waits for the next ones: what is left goes out at once. A catalogue that was
  // read before sells what is recalled for a moment more.
  const isRecalled = await singleRoundTrip(
    sql,
    statements,
    isAnyRecalled(basket.items.map(({ variant }) => variant.id)),
  )
  await claimOffers(context, sql, { order, basket, payments })
  const cards = await buyGiftCards(context, sql, order)
  if (emptying === null) await emptyBasket(sql, owner, { orderId: id, items: basket.items })
  if (!redirects && totals.total === 0 && cards > 0) await activateGiftCards(sql, id, now)
  if (!redirects && isRecalled) await writeToLateBuyer(sql, { orderId: id, now })
  return { order, token, paymentId: main.id, redirects, variantIds: taken.map(({ variantId }) => variantId) }
}

/** Until when an order is waited for: the payment page of a provider, or a transfer. */
function waitsUntil({ state, payBy }: Order, now: Date): Date | null {
  if (state === 'pending_payment') return new Date(reservationEnd(now))
  return payBy === undefined ? null : new Date(payBy)
}

/**
 * Units per variant of everything in stock, without pre-orders. Variants in ascending order, so that two orders never
 * deadlock.
 */
function stocked(items: readonly BasketItem[]): Units[] {
  const units = new Map<number, number>()
  for (const { variant, quantity } of items) {
    if (!isPreOrder(variant)) units.set(variant.id, (units.get(variant.id) ?? 0) + quantity)
  }
  return [...units]
    .map(([variantId, quantity]) => ({ variantId, quantity }))
    .sort((a, b) => a.variantId - b.variantId)
}
