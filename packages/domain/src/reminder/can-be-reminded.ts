import { canOrder } from '../product/can-order.ts'
import type { Variant } from '../product/product.ts'

/** Whether a shopper may request a reminder for a variant: exactly while it cannot be ordered. @see spec §4 */
export function canBeReminded(variant: Pick<Variant, 'customData' | 'stock'>): boolean {
  return !canOrder(variant)
}
