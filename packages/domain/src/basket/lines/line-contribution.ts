import type { BasketItem } from '../basket.ts'

/**
 * What of a line pays for recycling, minor units for all its pieces that are paid for: no voucher lowers it. 0 where
 * nothing is owed. A piece that is given has no price that it could be part of.
 *
 * @see eu-duties C-19b-FR-fee
 */
export function lineContribution({
  facts,
  quantity,
  givenUnits = 0,
  price,
}: Pick<BasketItem, 'facts' | 'quantity' | 'givenUnits' | 'price'>): number {
  return price.total.withTax === 0 ? 0 : (facts?.ecoParticipation ?? 0) * Math.max(0, quantity - givenUnits)
}
