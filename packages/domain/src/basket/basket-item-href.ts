import type { BasketItem } from './basket.ts'

/** A basket line leads to its product with the variant chosen. @see spec §2 "In a basket line item" */
export function basketItemHref({ product, variant }: Pick<BasketItem, 'product' | 'variant'>): string {
  const path = product.seoUrl ?? `/p/${product.referenceKey}/`
  return `${path}?variant=${encodeURIComponent(variant.referenceKey)}`
}
