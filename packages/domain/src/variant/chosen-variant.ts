import { cheapestVariant } from '../product/cheapest-variant.ts'
import type { Product, Variant } from '../product/product.ts'

/**
 * The variant a product page shows: the one asked for by reference key, otherwise the cheapest available,
 * otherwise the first. null only for a product without variants.
 *
 * @see spec §4 "Default variant"
 */
export function chosenVariant(product: Pick<Product, 'variants'>, askedFor: string | null): Variant | null {
  const { variants } = product
  return (
    variants.find((variant) => variant.referenceKey === askedFor) ??
    cheapestVariant(variants) ??
    variants[0] ??
    null
  )
}
