import type { Variant } from '../product/product.ts'
import { cappedQuantity } from './capped-quantity.ts'
import { MOST_PER_LINE } from './most-per-line.ts'
import { orderableQuantity } from './orderable-quantity.ts'

/** The most units of a variant that a product page offers: what the basket takes as one line. */
export function offeredQuantity(variant: Variant): number {
  return cappedQuantity(MOST_PER_LINE, orderableQuantity(variant, variant.stock.quantity))
}
