import type { Product } from '../product/product.ts'

/** Brand, or brand and sub-brand with a dot between them: a hyphen reads as a file name. @see spec §9 "Brand line" */
export function brandLine({ brand, subbrand }: Pick<Product, 'brand' | 'subbrand'>): string {
  return [brand, subbrand].filter(Boolean).join(' · ')
}
