import { mayChangePayment } from '@shop/domain/order/transitions'
import type { Sql } from '../db/database.ts'
import { changePayment, notePaymentEvent, type Payment } from './payment-store.ts'

/** Money that was really moved, as the provider says; minor units. */
export type Moved = { amount: number; by: string; note: string | null; now: Date }

/**
 * Counts money that was taken. A payment that was given up keeps its state, what came goes back. Returns how much of it
 * the shop had given up before: the provider took more than the shop still wanted.
 */
export async function countCaptured(sql: Sql, payment: Payment, moved: Moved): Promise<number> {
  const captured = payment.captured + moved.amount
  const released = Math.min(payment.released, payment.amount - captured)
  const isWhole = captured === payment.amount || payment.state === 'authorised'
  const state = isWhole && mayChangePayment(payment.state, 'captured') ? 'captured' : payment.state
  await changePayment(sql, payment.id, { captured, released, state }, moved.now)
  await notePaymentEvent(sql, { paymentId: payment.id, kind: 'captured', ...moved })
  return payment.released - released
}

/** Counts money that went back. */
export async function countRefunded(sql: Sql, payment: Payment, moved: Moved): Promise<void> {
  const refunded = payment.refunded + moved.amount
  const state = mayChangePayment(payment.state, 'refunded') ? 'refunded' : payment.state
  await changePayment(sql, payment.id, { refunded, state }, moved.now)
  await notePaymentEvent(sql, { paymentId: payment.id, kind: 'refunded', ...moved })
}

/** Notes that a promise is over: what was not taken until now is never taken. */
export async function countCancelled(sql: Sql, payment: Payment, moved: Moved): Promise<void> {
  const isPromise = payment.state === 'authorised' || payment.state === 'captured'
  const released = isPromise ? payment.amount - payment.captured : payment.released
  const state = mayChangePayment(payment.state, 'cancelled') ? 'cancelled' : payment.state
  await changePayment(sql, payment.id, { released, state }, moved.now)
  await notePaymentEvent(sql, { paymentId: payment.id, kind: 'cancelled', ...moved })
}
