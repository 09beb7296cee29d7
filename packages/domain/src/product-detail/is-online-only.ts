import { isSuitableForRetail } from '../personalisation/personalised.ts'
import { isBuyable } from '../product/is-buyable.ts'
import type { Product, Variant } from '../product/product.ts'

/** Sold online alone: not buyable, or personalised, bulky, a VPP article or a virtual bundle. @see spec §4 */
export function isOnlineOnly(
  product: Pick<Product, 'attributes' | 'advancedAttributes'>,
  variant: Variant,
): boolean {
  return !isBuyable(variant) || !isSuitableForRetail(product)
}
