import { MAX_QUANTITY } from '@shop/api-client/contract/basket'
import { canOrder } from '@shop/domain/product/can-order'
import { isPreOrder } from '@shop/domain/product/is-pre-order'
import type { Variant } from '@shop/domain/product/product'

/**
 * How many units of a variant one may order now: its stock for the codes 1 and 2, any number of a
 * pre-order, none of everything else.
 *
 * @see spec §4; product §11.2
 */
export function orderableQuantity(variant: Variant, stock: number): number {
  if (!canOrder({ ...variant, stock: { quantity: stock } })) return 0
  return isPreOrder(variant) ? MAX_QUANTITY : stock
}
