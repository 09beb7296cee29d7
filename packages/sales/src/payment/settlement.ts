import { settledPayment } from '@shop/domain/fulfilment/settled-payment'
import type { Sql } from '@shop/engine/db/database'
import { changePayment, notePaymentEvent, type Payment } from '../orders/payment-store.ts'

/** Money that was really moved, as the provider says; minor units. */
export type Settlement = { amount: number; by: string; note: string | null; now: Date }

/**
 * Counts money that was taken. A payment that was given up keeps its state, what came goes back. Returns how much of it
 * the shop had given up before: the provider took more than the shop still wanted.
 */
export async function settleCapture(sql: Sql, payment: Payment, settlement: Settlement): Promise<number> {
  const settled = settledPayment(payment, { kind: 'captured', amount: settlement.amount })
  await changePayment(sql, payment.id, settled, settlement.now)
  await notePaymentEvent(sql, { paymentId: payment.id, kind: 'captured', ...settlement })
  return payment.released - (settled.released ?? payment.released)
}

/** Counts money that went back. */
export async function settleRefund(sql: Sql, payment: Payment, settlement: Settlement): Promise<void> {
  await changePayment(
    sql,
    payment.id,
    settledPayment(payment, { kind: 'refunded', amount: settlement.amount }),
    settlement.now,
  )
  await notePaymentEvent(sql, { paymentId: payment.id, kind: 'refunded', ...settlement })
}

/** Notes that a promise is over: what was not taken until now is never taken. */
export async function settleCancellation(sql: Sql, payment: Payment, settlement: Settlement): Promise<void> {
  await changePayment(
    sql,
    payment.id,
    settledPayment(payment, { kind: 'cancelled', amount: settlement.amount }),
    settlement.now,
  )
  await notePaymentEvent(sql, { paymentId: payment.id, kind: 'cancelled', ...settlement })
}
