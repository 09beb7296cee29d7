import type { ProductVariant } from '../product/product-variant.ts'
import { orderableQuantity } from './orderable-quantity.ts'

/** A variant, with what decides whether its product is sold. */
export type SoldVariant = {
  product: Pick<ProductVariant['product'], 'isActive'>
  variant: ProductVariant['variant']
}

/** How many units of a variant can be ordered; none of a product that is switched off. */
export function orderableUnits(found: SoldVariant | undefined, stock: number): number {
  return found?.product.isActive ? orderableQuantity(found.variant, stock) : 0
}
