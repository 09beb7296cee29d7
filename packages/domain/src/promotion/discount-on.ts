import type { Discount } from './promotion.ts'

/** What a discount takes off an amount, whole minor units: never more than there is, half a unit for the shopper. */
export function discountOn(amount: number, { type, value }: Discount): number {
  const full = type === 'relative' ? Math.round((amount * value) / 100) : value
  return Math.max(0, Math.min(amount, full))
}

/**
 * What a discount takes off the price of a gift. A gift that nothing of its own price is left of is given, not sold, so
 * that it holds no contribution to recycling either; of any other one the contribution stays.
 *
 * @see eu-duties C-19b-FR-fee
 */
export function giftDiscountOn(price: number, contribution: number, discount: Discount): number {
  const own = Math.max(0, price - contribution)
  const cut = discountOn(own, discount)
  return cut === own ? price : cut
}
