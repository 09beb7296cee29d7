import type { ProductVariant } from '../product/product-variant.ts'
import { orderableQuantity } from './orderable-quantity.ts'

/** How many units of a variant can be ordered; none of a product that is switched off. */
export function orderableUnits(found: ProductVariant | undefined, stock: number): number {
  return found?.product.isActive ? orderableQuantity(found.variant, stock) : 0
}
