import { problem } from '@shop/api-client/contract/problem'
import { formatAmount } from '@shop/domain/money/format-amount'
import type { Sql } from '@shop/engine/db/database'
import { noteOrderEvent } from '../orders/order-desk-store.ts'
import { lockOrderOfPayment, noteNotice } from '../orders/order-store.ts'
import { isKnownNotice, notePaymentEvent } from '../orders/payment-store.ts'
import { paymentFailed } from '../settlement/order-payment.ts'
import { acceptAuthorisation } from './accept-authorisation.ts'
import { acceptSettlement } from './accept-settlement.ts'
import { refundAfterReversal, stopRefundsBeside } from './besides-chargeback.ts'
import { type Accepted, accepted, type NoticeCase, noteSaid, type VerifiedNotice } from './notice-case.ts'
import { noticeRefusal } from './notice-refusal.ts'
import { isMoveNotice } from './settled-move.ts'

/**
 * Accepts a provider's notice about a payment. The same notice may arrive many times, in any order, and before or after
 * the shopper returns; it counts once, and neither payment nor order ever falls back to an earlier state.
 *
 * Throws 404 `payment_unknown`. A notice that contradicts the payment (`amount_wrong`, `currency_wrong`,
 * `notice_early`) changes nothing but is noted.
 *
 * @see product §4
 */
export async function acceptNotice(sql: Sql, received: VerifiedNotice): Promise<Accepted> {
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
    // The amount may be what no column can hold, so it is in the text.
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

async function applied(sql: Sql, one: NoticeCase): Promise<Accepted> {
  const { notice, known, payment } = one
  switch (notice.kind) {
    case 'authorised':
      return acceptAuthorisation(sql, one)
    case 'attemptFailed':
      await noteSaid(sql, one, 'attemptFailed', null)
      return accepted(known.order.state)
    case 'disputed':
      await noteSaid(sql, one, 'disputed', notice.reference)
      return accepted(
        known.order.state,
        `The payment of order ${known.order.number} is disputed: look at the provider's pages, there is a deadline.`,
      )
    case 'chargedBack':
      await noteChargeback(sql, one, 'chargedBack')
      await stopRefundsBeside(sql, one)
      return accepted(
        known.order.state,
        `A bank took ${formatAmount(notice.amount, notice.currencyCode)} of order ${known.order.number} back: look at the provider's pages, there is a deadline, and refund nothing of it besides.`,
      )
    case 'chargebackReversed':
      await noteChargeback(sql, one, 'chargebackReversed')
      await refundAfterReversal(sql, one)
      return accepted(known.order.state)
    case 'failed':
      return gaveUp(sql, one, 'declined')
    case 'cancelled':
      if (payment.state === 'created') return gaveUp(sql, one, 'cancelled')
      break
    default:
  }
  return isMoveNotice(notice) ? acceptSettlement(sql, one, notice) : accepted(known.order.state)
}

/** It stands in the order as well: other systems poll for orders that changed, and none reads payments. */
async function noteChargeback(
  sql: Sql,
  one: NoticeCase,
  code: 'chargedBack' | 'chargebackReversed',
): Promise<void> {
  const { notice, known, provider, now } = one
  const { order } = known
  await noteSaid(sql, one, code, notice.moveReference)
  const entry = { code, amount: notice.amount, currency: order.currencyCode }
  await noteOrderEvent(sql, { orderId: order.id, state: order.state, by: provider, entry, now })
}

/** The shopper did not pay. After an authorisation this is outdated and changes nothing. */
async function gaveUp(sql: Sql, one: NoticeCase, reason: 'declined' | 'cancelled'): Promise<Accepted> {
  const { known, notice, now } = one
  await noteSaid(sql, one, notice.kind, null)
  if (known.order.state !== 'pending_payment' || one.payment.state !== 'created')
    return accepted(known.order.state)
  await paymentFailed(sql, { orderId: known.order.id, reason, now })
  return accepted('payment_failed')
}
