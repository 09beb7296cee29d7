import { problem } from '@shop/api-client/contract/problem'
import type { OrderState } from '@shop/domain/order/order'
import { emptyBasket } from '../basket/empty-basket.ts'
import type { Sql } from '../db/database.ts'
import { putRefund, settleHeldMails } from '../mail/outbox-store.ts'
import type { PaymentNotice } from '../ports/payment-provider.ts'
import { type LockedOrder, lockOrder, lockOrderOfPayment, noteNotice } from './order-store.ts'
import { changeOrderState, changePaymentState } from './order-transition.ts'
import { giveBackStock, keepReserved } from './stock-store.ts'

type Received = { notice: PaymentNotice; provider: string; body: string; now: Date }

/**
 * Takes in what a provider says about a payment, and tells the order's state afterwards. The same notice may
 * come many times, and before or after the shopper; it counts once, and only while the order waits for it.
 *
 * Throws 404 `payment_unknown` and 422 `amount_wrong`.
 *
 * @see product §4
 */
export async function acceptNotice(sql: Sql, { notice, provider, body, now }: Received): Promise<OrderState> {
  const known = await lockOrderOfPayment(sql, notice.paymentId)
  if (known === null) throw problem(404, 'payment_unknown', 'There is no payment with this id.')
  const { order, payment } = known
  if (notice.amount !== payment.amount)
    throw problem(
      422,
      'amount_wrong',
      `The payment is over ${payment.amount}, the notice over ${notice.amount}.`,
    )
  const isNew = await noteNotice(sql, { id: notice.id, provider, paymentId: payment.id, body, now })
  if (!isNew) return order.state

  if (notice.outcome === 'captured') return paid(sql, known, { note: notice.id, now })
  await paymentFailed(sql, {
    orderId: order.id,
    reason: notice.outcome === 'cancelled' ? 'cancelled' : 'declined',
    now,
  })
  return order.state === 'pending_payment' ? 'payment_failed' : order.state
}

type Payment = { note: string; now: Date }

async function paid(sql: Sql, known: LockedOrder, { note, now }: Payment): Promise<OrderState> {
  const { order, owner, payment } = known
  if (order.state !== 'pending_payment') {
    // The money came after the order was given up and its stock may be sold: it goes back.
    if (order.state === 'payment_failed' || order.state === 'cancelled')
      await putRefund(sql, { orderId: order.id, paymentId: payment.id, amount: payment.amount }, now)
    return order.state
  }

  await changePaymentState(sql, { payment, to: 'captured', now })
  await changeOrderState(sql, { order, to: 'confirmed', by: 'payment', note, now })
  await keepReserved(sql, order.id)
  const ordered = order.packages.flatMap(({ items }) => items)
  await emptyBasket(sql, owner, ordered)
  await settleHeldMails(sql, { orderId: order.id, outcome: 'confirmed', now })
  return 'confirmed'
}

type Failure = {
  orderId: string
  reason: 'declined' | 'cancelled' | 'provider' | 'replaced' | 'expired'
  now: Date
}

/** Gives an unpaid order up and its stock back. Returns the variants; none when the order does not wait any more. */
export async function paymentFailed(sql: Sql, { orderId, reason, now }: Failure): Promise<number[]> {
  const known = await lockOrder(sql, orderId)
  if (known === null || known.order.state !== 'pending_payment') return []

  const byShopper = reason === 'cancelled' || reason === 'replaced'
  await changePaymentState(sql, { payment: known.payment, to: byShopper ? 'cancelled' : 'failed', now })
  await changeOrderState(sql, { order: known.order, to: 'payment_failed', by: 'payment', note: reason, now })
  // Whoever turned back himself, or still stands at the checkout, needs no mail about it.
  const isNews = reason === 'declined' || reason === 'expired'
  await settleHeldMails(sql, { orderId, outcome: isNews ? 'payment_failed' : null, now })
  return giveBackStock(sql, orderId)
}
