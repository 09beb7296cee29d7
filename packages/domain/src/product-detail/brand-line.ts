import type { Product } from '../product/product.ts'

/** Brand, or brand and sub-brand with a dash between them. @see spec §9 "Brand line" */
export function brandLine({ brand, subbrand }: Pick<Product, 'brand' | 'subbrand'>): string {
  return [brand, subbrand].filter(Boolean).join(' - ')
}
