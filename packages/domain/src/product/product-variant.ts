import type { LineFacts } from './line-facts.ts'
import type { Product, Variant } from './product.ts'

/** A variant with the product it belongs to. */
export type ProductVariant = {
  product: Product
  variant: Variant
  /** What a line says of it again; lines whose maker does not know it leave it out. */
  facts?: LineFacts
  /** Categories of the product that no shopper sees; promotions hold in them as in the others. Missing for none. */
  unseenCategoryIds?: readonly number[]
}
