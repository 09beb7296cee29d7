import { SOLD_OUT } from './buyability.ts'
import { canOrder } from './can-order.ts'
import type { Variant } from './product.ts'

/**
 * A variant is sold out by its code 4, and just as much when its stock has gone while its code has not caught up. Code 3
 * is something else: not available, which is said in other words.
 *
 * @see spec §4 "Delivery state (BVC)"; product §11.2
 */
export function isSoldOut(variant: Pick<Variant, 'buyability' | 'deliveryDays' | 'stock'>): boolean {
  const code = variant.buyability
  return code === SOLD_OUT || ((code === 1 || code === 2) && !canOrder(variant))
}
