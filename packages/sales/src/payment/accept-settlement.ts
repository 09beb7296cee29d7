import { settledPayment } from '@shop/domain/fulfilment/settled-payment'
import type { Sql } from '@shop/engine/db/database'
import { changePayment } from '../orders/payment-store.ts'
import { orderPaid } from '../settlement/order-payment.ts'
import { returnLatePayment } from './late-payment.ts'
import { type Accepted, accepted, isGivenUp, type NoticeCase, noteSaid } from './notice-case.ts'
import { refundOvercapture } from './overcapture.ts'
import { type MoveNotice, settleMove } from './settled-move.ts'
import { settleCancellation, settleCapture, settleRefund } from './settlement.ts'

/** Settles a notice about moved money, or about a move that failed. */
export async function acceptSettlement(sql: Sql, one: NoticeCase, notice: MoveNotice): Promise<Accepted> {
  const { known, payment, provider, now } = one
  const { order } = known
  const { move, wasCounted } = await settleMove(sql, notice, now)
  const fact = { amount: notice.amount, by: provider, note: notice.moveReference, now }

  if (notice.kind.endsWith('Failed')) {
    await noteSaid(sql, one, notice.kind, notice.moveReference)
    if (wasCounted) await reversed(sql, one)
    return accepted(
      order.state,
      `${notice.kind} of ${notice.amount} ${notice.currencyCode} for order ${order.number}: look at the provider's pages.`,
    )
  }
  if (wasCounted) return accepted(order.state)
  // A cancelled second payment says nothing about the first.
  if (move?.reason === 'twice') {
    await noteSaid(sql, one, notice.kind, 'twice')
    return accepted(order.state)
  }
  if (notice.kind === 'refunded') {
    await settleRefund(sql, payment, fact)
    return accepted(order.state)
  }
  if (notice.kind === 'cancelled') {
    const isOurs = move !== null || payment.state === 'failed' || payment.state === 'cancelled'
    await settleCancellation(sql, payment, fact)
    return accepted(
      order.state,
      isOurs ? null : `The payment of order ${order.number} was cancelled elsewhere.`,
    )
  }
  return captured(sql, one)
}

/** Money was captured, which confirms a waiting order just as an authorisation does. */
async function captured(sql: Sql, one: NoticeCase): Promise<Accepted> {
  const { notice, known, payment, provider, now } = one
  const { order } = known
  const fact = { amount: notice.amount, by: provider, note: notice.moveReference, now }
  const excess = await settleCapture(sql, payment, fact)
  if (payment.providerReference === null)
    await changePayment(sql, payment.id, { providerReference: notice.reference }, now)

  if (isGivenUp(one)) return accepted(order.state, await returnLatePayment(sql, { ...one, kind: 'refund' }))
  if (excess > 0) return accepted(order.state, await refundOvercapture(sql, { ...one, excess }))
  const isWhole = payment.captured + notice.amount === payment.amount
  if (order.state !== 'pending_payment' || !isWhole) return accepted(order.state)
  await orderPaid(sql, known, { notice: notice.id, now })
  return accepted('confirmed')
}

/** A settled move turned out to have failed. The state stays, the amounts follow the money. */
async function reversed(sql: Sql, { notice, payment, now }: NoticeCase): Promise<void> {
  const { kind, amount } = notice
  if (kind === 'refundFailed' || kind === 'captureFailed')
    await changePayment(sql, payment.id, settledPayment(payment, { kind, amount }), now)
}
