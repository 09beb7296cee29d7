import { type Problem, problem } from '@shop/api-client/contract/problem'
import { movesMoneyAtOnce } from '@shop/domain/checkout/payment-methods'
import type { Order, OrderState } from '@shop/domain/order/order'
import type { Sql } from '../db/database.ts'
import { orderPaid, paymentFailed } from '../orders/order-payment.ts'
import { type LockedOrder, lockOrderOfPayment, noteNotice } from '../orders/order-store.ts'
import type { PaymentNotice } from '../ports/payment-provider.ts'
import { countCancelled, countCaptured, countRefunded } from './count-money.ts'
import { moneyCameLate } from './late-money.ts'
import { noticeRefusal } from './notice-refusal.ts'
import { changePayment, isKnownNotice, notePaymentEvent, type Payment, putMove } from './payment-store.ts'
import { isMoveNotice, type MoveNotice, settleMove } from './settle-move.ts'

export type Received = {
  notice: PaymentNotice
  provider: string
  body: string
  now: Date
  /** Tells the shopper that money which came too late goes back. */
  tellLate: (sql: Sql, order: Order, amount: number) => Promise<void>
}

export type Accepted = {
  /** The state of the order afterwards. */
  state: OrderState
  /** Why the notice was not believed; it is noted all the same. */
  refusal: Problem | null
  /** What an operator has to look at. */
  alarm: string | null
}

/** A notice, and the payment and order that it is about, which are locked. */
type Case = Received & { known: LockedOrder; payment: Payment }

/**
 * Takes in what a provider says about a payment. The same notice may come many times, in any order, and before or
 * after the shopper; it counts once, and neither payment nor order ever goes back to an earlier state.
 *
 * Throws 404 `payment_unknown`. A notice that contradicts the payment (`amount_wrong`, `currency_wrong`,
 * `notice_early`) changes nothing but is noted.
 *
 * @see product §4
 */
export async function acceptNotice(sql: Sql, received: Received): Promise<Accepted> {
  const { notice, provider, body, now } = received
  const known = await lockOrderOfPayment(sql, notice.paymentId)
  const payment = known?.payments.find(({ id }) => id === notice.paymentId)
  if (known === null || payment === undefined || payment.provider !== provider)
    throw problem(404, 'payment_unknown', 'There is no payment with this id.')

  const { order } = known
  if (await isKnownNotice(sql, provider, notice.id)) return accepted(order.state)

  const refusal = noticeRefusal(payment, notice)
  if (refusal !== null) {
    const isNews = await noteNotice(sql, {
      id: `${notice.id}:refused`,
      provider,
      paymentId: payment.id,
      body,
      now,
    })
    // The amount may be the very thing that no column could hold, so it stands in the words.
    if (isNews)
      await notePaymentEvent(sql, {
        paymentId: payment.id,
        kind: 'refused',
        amount: null,
        by: provider,
        note: refusal.document.detail,
        now,
      })
    return { ...accepted(order.state), refusal }
  }

  await noteNotice(sql, { id: notice.id, provider, paymentId: payment.id, body, now })
  return applied(sql, { ...received, known, payment })
}

function accepted(state: OrderState, alarm: string | null = null): Accepted {
  return { state, refusal: null, alarm }
}

async function applied(sql: Sql, one: Case): Promise<Accepted> {
  const { notice, known, payment } = one
  switch (notice.kind) {
    case 'authorised':
      return agreed(sql, one)
    case 'attemptFailed':
      await note(sql, one, 'attemptFailed', null)
      return accepted(known.order.state)
    case 'failed':
      return gaveUp(sql, one, 'declined')
    case 'cancelled':
      if (payment.state === 'created') return gaveUp(sql, one, 'cancelled')
      break
    default:
  }
  return isMoveNotice(notice) ? moved(sql, one, notice) : accepted(known.order.state)
}

/** Nobody waits for this payment any more. An order may have been cancelled while its shopper was paying. */
function isGivenUp({ payment, known: { order } }: Case): boolean {
  if (payment.state === 'failed' || payment.state === 'cancelled') return true
  return payment.state === 'created' && (order.state === 'payment_failed' || order.state === 'cancelled')
}

/** The shopper agreed to pay. */
async function agreed(sql: Sql, one: Case): Promise<Accepted> {
  const { notice, known, payment, now, provider } = one
  const { order } = known
  const isMoney = movesMoneyAtOnce(methodOf(payment))

  if (isGivenUp(one)) {
    if (isMoney) await countCaptured(sql, payment, { amount: notice.amount, by: provider, note: 'late', now })
    return accepted(order.state, await moneyCameLate(sql, { ...one, kind: isMoney ? 'refund' : 'cancel' }))
  }
  if (payment.state !== 'created') return agreedAgain(sql, one)

  await changePayment(sql, payment.id, { providerReference: notice.reference }, now)
  await note(sql, one, 'authorised', null)
  const promised = { ...payment, providerReference: notice.reference, state: 'authorised' as const }
  if (isMoney && payment.captured === 0)
    await countCaptured(sql, promised, { amount: notice.amount, by: provider, note: null, now })
  // A capture may have been faster than the promise; then the payment has been taken already.
  else await changePayment(sql, payment.id, { state: payment.captured > 0 ? 'captured' : 'authorised' }, now)

  if (order.state !== 'pending_payment') return accepted(order.state)
  await orderPaid(sql, known, { note: notice.id, now })
  if (!isMoney && payment.captured === 0 && order.shippingMethod === 'download')
    await putMove(sql, {
      provider,
      paymentId: payment.id,
      target: notice.reference,
      kind: 'capture',
      amount: payment.amount,
      reason: 'download',
      now,
    })
  return accepted('confirmed')
}

function methodOf({ key }: Payment) {
  return key === 'giftcard' ? 'G' : key
}

/** The same promise once more, or a second one for the same order: nobody pays twice, so that one is given up. */
async function agreedAgain(sql: Sql, one: Case): Promise<Accepted> {
  const { notice, known, payment, now, provider } = one
  const { state } = known.order
  if (payment.providerReference === null || payment.providerReference === notice.reference) {
    await changePayment(sql, payment.id, { providerReference: notice.reference }, now)
    await note(sql, one, 'authorised', null)
    return accepted(state)
  }
  await note(sql, one, 'authorisedTwice', notice.reference)
  await putMove(sql, {
    provider,
    paymentId: payment.id,
    target: notice.reference,
    kind: 'cancel',
    amount: notice.amount,
    reason: 'twice',
    now,
  })
  return accepted(state, `Order ${known.order.number} was paid for twice; the second payment is given up.`)
}

/** The shopper did not pay. After a promise this is old news and changes nothing. */
async function gaveUp(sql: Sql, one: Case, reason: 'declined' | 'cancelled'): Promise<Accepted> {
  const { known, notice, now } = one
  await note(sql, one, notice.kind, null)
  if (known.order.state !== 'pending_payment' || one.payment.state !== 'created')
    return accepted(known.order.state)
  await paymentFailed(sql, { orderId: known.order.id, reason, now })
  return accepted('payment_failed')
}

/** Money was moved, or could not be: mostly what the shop asked for. */
async function moved(sql: Sql, one: Case, notice: MoveNotice): Promise<Accepted> {
  const { known, payment, provider, now } = one
  const { order } = known
  const { move, wasCounted } = await settleMove(sql, notice, now)
  const fact = { amount: notice.amount, by: provider, note: notice.moveReference, now }

  if (notice.kind.endsWith('Failed')) {
    await note(sql, one, notice.kind, notice.moveReference)
    if (wasCounted) await takenBack(sql, one)
    return accepted(
      order.state,
      `${notice.kind} of ${notice.amount} ${notice.currencyCode} for order ${order.number}: look at the provider's pages.`,
    )
  }
  if (wasCounted) return accepted(order.state)
  // A second payment that was given up says nothing about the first.
  if (move?.reason === 'twice') {
    await note(sql, one, notice.kind, 'twice')
    return accepted(order.state)
  }
  if (notice.kind === 'refunded') {
    await countRefunded(sql, payment, fact)
    return accepted(order.state)
  }
  if (notice.kind === 'cancelled') {
    const isOurs = move !== null || payment.state === 'failed' || payment.state === 'cancelled'
    await countCancelled(sql, payment, fact)
    return accepted(
      order.state,
      isOurs ? null : `The payment of order ${order.number} was cancelled elsewhere.`,
    )
  }
  return taken(sql, one)
}

/** Money was taken; as a promise does, it makes an order stand that still waits. */
async function taken(sql: Sql, one: Case): Promise<Accepted> {
  const { notice, known, payment, provider, now } = one
  const { order } = known
  await countCaptured(sql, payment, { amount: notice.amount, by: provider, note: notice.moveReference, now })
  if (payment.providerReference === null)
    await changePayment(sql, payment.id, { providerReference: notice.reference }, now)

  if (isGivenUp(one)) return accepted(order.state, await moneyCameLate(sql, { ...one, kind: 'refund' }))
  const isWhole = payment.captured + notice.amount === payment.amount
  if (order.state !== 'pending_payment' || !isWhole) return accepted(order.state)
  await orderPaid(sql, known, { note: notice.id, now })
  return accepted('confirmed')
}

/** A move that counted turned out not to have happened. The state stays, the amounts follow the money. */
async function takenBack(sql: Sql, { notice, payment, now }: Case): Promise<void> {
  if (notice.kind === 'refundFailed')
    await changePayment(sql, payment.id, { refunded: Math.max(0, payment.refunded - notice.amount) }, now)
  if (notice.kind === 'captureFailed') {
    const captured = Math.max(payment.refunded, payment.captured - notice.amount)
    await changePayment(sql, payment.id, { captured }, now)
  }
}

async function note(
  sql: Sql,
  { notice, payment, provider, now }: Case,
  kind: string,
  text: string | null,
): Promise<void> {
  await notePaymentEvent(sql, {
    paymentId: payment.id,
    kind,
    amount: notice.amount,
    by: provider,
    note: text,
    now,
  })
}
