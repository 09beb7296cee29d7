import type { Discount } from './promotion.ts'

/** What a discount takes off an amount, whole minor units: never more than there is, half a unit for the shopper. */
export function discountOn(amount: number, { type, value }: Discount): number {
  const full = type === 'relative' ? Math.round((amount * value) / 100) : value
  return Math.max(0, Math.min(amount, full))
}
