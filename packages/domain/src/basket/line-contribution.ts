import type { BasketItem } from './basket.ts'

/**
 * What of a line pays for recycling, minor units for all its pieces: no voucher lowers it. 0 where nothing is owed, and
 * for a gift, which has no price that it could be part of.
 *
 * @see eu-duties C-19b-FR-fee
 */
export function lineContribution({
  facts,
  quantity,
  price,
}: Pick<BasketItem, 'facts' | 'quantity' | 'price'>): number {
  return price.total.withTax === 0 ? 0 : (facts?.ecoParticipation ?? 0) * quantity
}
