import type { Product, ProductImage, Variant } from '../product/product.ts'
import type { ProductFacts } from '../product/product-facts.ts'

/** The pictures to show of a variant: its own where it has some, otherwise the product's. */
export function imagesOfVariant(
  product: Pick<Product, 'images'>,
  { variantImages }: Pick<ProductFacts, 'variantImages'>,
  variant: Pick<Variant, 'referenceKey'> | null,
): ProductImage[] {
  return (variant && variantImages[variant.referenceKey]) ?? product.images
}
