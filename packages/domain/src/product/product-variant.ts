import type { Product, Variant } from './product.ts'

/** A variant with the product it belongs to. */
export type ProductVariant = { product: Product; variant: Variant }
