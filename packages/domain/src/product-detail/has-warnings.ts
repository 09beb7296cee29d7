import type { ProductFacts } from '../product/product-facts.ts'

/** Whether there is something to know of a product before it is bought: a warning, or the age it is for. */
export function hasWarnings({ warnings, ageFrom }: Pick<ProductFacts, 'warnings' | 'ageFrom'>): boolean {
  return warnings.length > 0 || ageFrom !== null
}
