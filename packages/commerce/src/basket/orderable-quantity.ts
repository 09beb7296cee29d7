import { MAX_QUANTITY } from '@shop/api-client/contract/basket'
import type { Variant } from '@shop/domain/product/product'

/** Delivery in so many days or more is a pre-order, which needs no stock. @see spec §4 */
const PRE_ORDER_DAYS = 999

/** Whether a variant is sold before it is there. @see spec §4 "Delivery state (BVC)" */
export function isPreOrder({ customData: { KQPRI } }: Variant): boolean {
  return KQPRI.BVC === 2 && KQPRI.deliveryDaysTo >= PRE_ORDER_DAYS
}

/**
 * How many units of a variant one may order now: its stock for the codes 1 and 2, any number of a
 * pre-order, none of everything else.
 *
 * @see spec §4; product §11.2
 */
export function orderableQuantity(variant: Variant, stock: number): number {
  const { BVC } = variant.customData.KQPRI
  if (BVC !== 1 && BVC !== 2) return 0
  return isPreOrder(variant) ? MAX_QUANTITY : Math.max(0, stock)
}
