import type { Product } from '../product/product.ts'
import { productSlug } from './product-slug.ts'

/**
 * A product's path without locale prefix: its own seo url, otherwise built from name and reference key.
 *
 * @see spec §2 "Product detail link in listings and cards"
 */
export function productHref(product: Pick<Product, 'seoUrl' | 'name' | 'referenceKey'>): string {
  if (product.seoUrl) return product.seoUrl
  return `/p/${productSlug(product.name, product.referenceKey)}/`
}
