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
  const { BVC, deliveryDaysFrom, deliveryDaysTo } = variant.customData.KQPRI
  const isAlike = ({ customData }: Variant) =>
    customData.KQPRI.deliveryDaysFrom === deliveryDaysFrom &&
    customData.KQPRI.deliveryDaysTo === deliveryDaysTo

  return {
    bvc: BVC,
    daysFrom: deliveryDaysFrom,
    daysTo: deliveryDaysTo,
    varyingDeliveryTimes: !comparableVariants(variants).every(isAlike),
  }
}
