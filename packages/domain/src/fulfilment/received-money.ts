import type { PaymentState } from '../order/order.ts'
import type { PaidSoFar } from './settled-payment.ts'

type Received = {
  /** How much of what came was still asked for. */
  counted: number
  captured: number
  state: PaymentState
  /** Nothing is left to pay. */
  isWhole: boolean
}

/**
 * What a payment without a provider is after money came for it: a transfer, an invoice, cash; minor units. No more counts
 * than is still asked for; null when nothing is. A part of the money leaves the state, and so does all of it once the
 * payment was given up.
 *
 * @see product §4 "Payment"
 */
export function receivedMoney(
  { state, amount, captured, released }: Omit<PaidSoFar, 'refunded'>,
  received: number,
): Received | null {
  const counted = Math.min(amount - captured - released, received)
  if (counted <= 0) return null
  const isWhole = captured + counted + released === amount
  return {
    counted,
    captured: captured + counted,
    state: isWhole && state === 'created' ? 'captured' : state,
    isWhole,
  }
}
