import { canOrder } from '../product/can-order.ts'
import type { Variant } from '../product/product.ts'

/** Whether a shopper may ask to hear when a variant is back: exactly as long as nobody can order it. @see spec §4 */
export function canBeReminded(variant: Pick<Variant, 'buyability' | 'deliveryDays' | 'stock'>): boolean {
  return !canOrder(variant)
}
