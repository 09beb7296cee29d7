import { comparableVariants } from '../product/cheapest-variant.ts'
import type { Variant } from '../product/product.ts'
import type { DeliveryInfo } from '../product/product-card.ts'

/**
 * Code and window of a variant, and whether its product's other variants take another time. Those that are unavailable
 * or sold out do not count: they cannot be ordered anyway.
 *
 * @see spec §3 "Delivery info", §4
 */
export function deliveryInfo(variant: Variant, variants: readonly Variant[]): DeliveryInfo {
  const { from, to } = variant.deliveryDays
  const isAlike = ({ deliveryDays }: Variant) => deliveryDays.from === from && deliveryDays.to === to

  return {
    bvc: variant.buyability,
    daysFrom: from,
    daysTo: to,
    varyingDeliveryTimes: !comparableVariants(variants).every(isAlike),
  }
}
