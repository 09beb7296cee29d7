import type { Order } from '@shop/domain/order/order'
import type { Sql } from '@shop/engine/db/database'
import type { PaymentNotice } from '@shop/engine/ports/payment-provider'
import { changePayment, notePaymentEvent, type Payment, putMove } from '../orders/payment-store.ts'

type LatePayment = {
  notice: PaymentNotice
  known: { order: Order }
  payment: Payment
  provider: string
  now: Date
  /** An authorisation is cancelled, captured money is refunded. */
  kind: 'cancel' | 'refund'
  notifyLatePayment: (sql: Sql, order: Order, amount: number) => Promise<void>
}

/**
 * Returns a payment that arrived after its order was given up: the goods may be sold by now, and the shopper may have
 * ordered again. Returns a line for the log.
 *
 * @see product §4 "Stock"
 */
export async function returnLatePayment(sql: Sql, late: LatePayment): Promise<string> {
  const { notice, payment, provider, now, kind } = late
  const { order } = late.known
  const state = payment.state === 'created' ? 'cancelled' : payment.state
  await changePayment(sql, payment.id, { providerReference: notice.reference, state }, now)
  await notePaymentEvent(sql, {
    paymentId: payment.id,
    kind: 'late',
    amount: notice.amount,
    by: provider,
    note: notice.reference,
    now,
  })
  await putMove(sql, {
    provider,
    paymentId: payment.id,
    target: notice.reference,
    kind,
    amount: notice.amount,
    reason: 'late',
    now,
  })
  await late.notifyLatePayment(sql, order, notice.amount)
  return `Order ${order.number} was paid after it had been given up; ${notice.amount} ${notice.currencyCode} go back.`
}
