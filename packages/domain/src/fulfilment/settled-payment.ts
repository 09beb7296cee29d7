import type { PaymentState } from '../order/order.ts'
import { mayChangePayment } from './transitions.ts'

/** What became of a payment; minor units. */
export type PaidSoFar = {
  state: PaymentState
  /** What was promised. */
  amount: number
  /** What was taken of it. */
  captured: number
  /** What went back of what was taken. */
  refunded: number
  /** What is never taken. */
  released: number
}

/** Money that was moved, or turned out not to have been, as the provider says; minor units. */
export type SettledMoney = {
  kind: 'captured' | 'refunded' | 'cancelled' | 'captureFailed' | 'refundFailed'
  amount: number
}

/**
 * What a payment is after money was moved: only what changes. A payment that was given up keeps its state, whatever
 * comes. What is taken is no longer released, and what was not taken when a promise ends never is. A move that turns out
 * not to have happened leaves the state; the amounts follow the money, and never fall below what they stand on.
 *
 * @see product §4 "Payment"; docs/adr/0016-payment-port.md
 */
export function settledPayment(paid: PaidSoFar, { kind, amount }: SettledMoney): Partial<PaidSoFar> {
  if (kind === 'captureFailed') return { captured: Math.max(paid.refunded, paid.captured - amount) }
  if (kind === 'refundFailed') return { refunded: Math.max(0, paid.refunded - amount) }
  if (kind === 'refunded') return { refunded: paid.refunded + amount, state: stateAfter(paid, kind) }
  if (kind === 'cancelled') {
    const isPromise = paid.state === 'authorised' || paid.state === 'captured'
    const released = isPromise ? paid.amount - paid.captured : paid.released
    return { released, state: stateAfter(paid, kind) }
  }

  const captured = paid.captured + amount
  const isWhole = captured === paid.amount || paid.state === 'authorised'
  return {
    captured,
    released: Math.min(paid.released, paid.amount - captured),
    state: isWhole ? stateAfter(paid, kind) : paid.state,
  }
}

function stateAfter({ state }: PaidSoFar, to: 'captured' | 'refunded' | 'cancelled'): PaymentState {
  return mayChangePayment(state, to) ? to : state
}
