import type { BackShare } from '../order/money-back.ts'
import type { PaidSoFar } from './settled-payment.ts'

/**
 * What a payment is after a share of it went back: only what changes; minor units. What a provider sends back counts once
 * the provider says that it did, so a `refund` changes nothing yet.
 *
 * @see product §4 "Payment"; docs/adr/0016-payment-port.md
 */
export function refundedPayment(
  { state, released, refunded }: Pick<PaidSoFar, 'state' | 'released' | 'refunded'>,
  { way, amount }: Pick<BackShare, 'way' | 'amount'>,
): Partial<PaidSoFar> {
  if (way === 'refund') return {}
  if (way === 'release') return { released: released + amount }
  return { refunded: refunded + amount, state: state === 'captured' ? 'refunded' : state }
}
