import type { Product, Variant } from '../product/product.ts'

/**
 * The variant that a wish is for: the one that the shopper has chosen. Null where nothing was chosen, whichever is shown
 * then, and where there is nothing to choose: any of the product will do.
 */
export function wishedVariant(
  { variants }: Pick<Product, 'variants'>,
  chosen: string | null,
): Variant | null {
  return variants.length > 1 ? (variants.find(({ referenceKey }) => referenceKey === chosen) ?? null) : null
}
