import type { PaymentState } from '../order/order.ts'
import { mayChangePayment } from './transitions.ts'

/** The amounts of a payment; minor units. */
export type PaidSoFar = {
  state: PaymentState
  /** Authorised. */
  amount: number
  /** Captured of it. */
  captured: number
  /** Refunded of what was captured. */
  refunded: number
  /** Authorised and never captured. */
  released: number
}

/** Money that was moved, or failed to be, as the provider reports; minor units. */
export type SettledMoney = {
  kind: 'captured' | 'refunded' | 'cancelled' | 'captureFailed' | 'refundFailed'
  amount: number
}

/**
 * The changes to a payment after a settlement. A payment that was given up keeps its state. What is captured is no
 * longer released, and what was not captured when an authorisation ends never is. A move that failed after all leaves
 * the state; the amounts follow the money, and captured never falls below refunded.
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
