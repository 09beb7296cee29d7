import type { BackShare } from '../order/money-back.ts'
import type { PaidSoFar } from './settled-payment.ts'

/**
 * The changes to a payment after a share of it was refunded; minor units. A refund through a provider counts once the
 * provider confirms it, so `refund` changes nothing yet. Where a part of the money is here and the rest is no longer
 * asked for, nothing is left to wait for.
 *
 * @see product §4 "Payment"; docs/adr/0016-payment-port.md
 */
export function refundedPayment(
  { state, amount, captured, released, refunded }: PaidSoFar,
  share: Pick<BackShare, 'way' | 'amount'>,
): Partial<PaidSoFar> {
  if (share.way === 'refund') return {}
  if (share.way === 'release') {
    const changed = { released: released + share.amount }
    const isPaid = state === 'created' && captured > 0 && captured + changed.released >= amount
    return isPaid ? { ...changed, state: 'captured' } : changed
  }
  return { refunded: refunded + share.amount, state: state === 'captured' ? 'refunded' : state }
}
