import type { BackShare } from '../order/money-back.ts'
import type { PaidSoFar } from './settled-payment.ts'

/**
 * The changes to a payment after a share of it was refunded; minor units. A refund through a provider counts once the
 * provider confirms it, so `refund` changes nothing yet.
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
