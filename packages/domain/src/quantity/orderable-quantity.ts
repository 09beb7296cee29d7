import { canOrder } from '../product/can-order.ts'
import { isPreOrder } from '../product/is-pre-order.ts'
import type { Variant } from '../product/product.ts'
import { MOST_PER_LINE } from './most-per-line.ts'

/**
 * How many units of a variant one may order now, in all lines together: its stock for the codes 1 and 2, as many as a
 * line holds of a pre-order, none of everything else.
 *
 * @see spec §4; product §11.2
 */
export function orderableQuantity(variant: Variant, stock: number): number {
  if (!canOrder({ ...variant, stock: { quantity: stock } })) return 0
  return isPreOrder(variant) ? MOST_PER_LINE : stock
}
