import { PRE_ORDER_DAYS } from './buyability.ts'
import type { Variant } from './product.ts'

/** Code 2 with 999 days or more means: order now, it comes when it is made. @see spec §4 */
export function isPreOrder({ customData }: Pick<Variant, 'customData'>): boolean {
  return customData.KQPRI.BVC === 2 && customData.KQPRI.deliveryDaysTo >= PRE_ORDER_DAYS
}
