import { PRE_ORDER_DAYS } from './buyability.ts'
import type { Variant } from './product.ts'

/** Code 2 with 999 days or more means: order now, it comes when it is made. @see spec §4 */
export function isPreOrder({
  buyability,
  deliveryDays,
}: Pick<Variant, 'buyability' | 'deliveryDays'>): boolean {
  return buyability === 2 && deliveryDays.to >= PRE_ORDER_DAYS
}
