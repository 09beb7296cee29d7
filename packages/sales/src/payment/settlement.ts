import { settledPayment } from '@shop/domain/fulfilment/settled-payment'
import type { Sql } from '@shop/engine/db/database'
import { changePayment, notePaymentEvent, type Payment } from '../orders/payment-store.ts'

/** Money that was moved, as the provider reports; minor units. */
export type Settlement = { amount: number; by: string; note: string | null; now: Date }

/**
 * Books a capture. A payment that was given up keeps its state, and its money is refunded. Returns the overcapture: how
 * much of it was released before.
 */
export async function settleCapture(sql: Sql, payment: Payment, settlement: Settlement): Promise<number> {
  const settled = settledPayment(payment, { kind: 'captured', amount: settlement.amount })
  await changePayment(sql, payment.id, settled, settlement.now)
  await notePaymentEvent(sql, { paymentId: payment.id, kind: 'captured', ...settlement })
  return payment.released - (settled.released ?? payment.released)
}

/** Books a refund. */
export async function settleRefund(sql: Sql, payment: Payment, settlement: Settlement): Promise<void> {
  await changePayment(
    sql,
    payment.id,
    settledPayment(payment, { kind: 'refunded', amount: settlement.amount }),
    settlement.now,
  )
  await notePaymentEvent(sql, { paymentId: payment.id, kind: 'refunded', ...settlement })
}

/** Books the end of an authorisation: what was not captured is released. */
export async function settleCancellation(sql: Sql, payment: Payment, settlement: Settlement): Promise<void> {
  await changePayment(
    sql,
    payment.id,
    settledPayment(payment, { kind: 'cancelled', amount: settlement.amount }),
    settlement.now,
  )
  await notePaymentEvent(sql, { paymentId: payment.id, kind: 'cancelled', ...settlement })
}
