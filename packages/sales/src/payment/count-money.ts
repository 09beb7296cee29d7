import { countedPayment } from '@shop/domain/fulfilment/counted-payment'
import type { Sql } from '@shop/engine/db/database'
import { changePayment, notePaymentEvent, type Payment } from '../orders/payment-store.ts'

/** Money that was really moved, as the provider says; minor units. */
export type Moved = { amount: number; by: string; note: string | null; now: Date }

/**
 * Counts money that was taken. A payment that was given up keeps its state, what came goes back. Returns how much of it
 * the shop had given up before: the provider took more than the shop still wanted.
 */
export async function countCaptured(sql: Sql, payment: Payment, moved: Moved): Promise<number> {
  const counted = countedPayment(payment, { kind: 'captured', amount: moved.amount })
  await changePayment(sql, payment.id, counted, moved.now)
  await notePaymentEvent(sql, { paymentId: payment.id, kind: 'captured', ...moved })
  return payment.released - (counted.released ?? payment.released)
}

/** Counts money that went back. */
export async function countRefunded(sql: Sql, payment: Payment, moved: Moved): Promise<void> {
  await changePayment(
    sql,
    payment.id,
    countedPayment(payment, { kind: 'refunded', amount: moved.amount }),
    moved.now,
  )
  await notePaymentEvent(sql, { paymentId: payment.id, kind: 'refunded', ...moved })
}

/** Notes that a promise is over: what was not taken until now is never taken. */
export async function countCancelled(sql: Sql, payment: Payment, moved: Moved): Promise<void> {
  await changePayment(
    sql,
    payment.id,
    countedPayment(payment, { kind: 'cancelled', amount: moved.amount }),
    moved.now,
  )
  await notePaymentEvent(sql, { paymentId: payment.id, kind: 'cancelled', ...moved })
}
