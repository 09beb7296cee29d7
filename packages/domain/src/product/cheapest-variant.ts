import { UNAVAILABLE_CODES } from './buyability.ts'
import type { Variant } from './product.ts'

/** The cheapest variant that is not out of reach (codes 3 and 4); the first of equals. @see spec §4 */
export function cheapestVariant(variants: readonly Variant[]): Variant | null {
  return comparableVariants(variants).reduce<Variant | null>(
    (found, variant) => (found === null || variant.price.withTax < found.price.withTax ? variant : found),
    null,
  )
}

/** Variants that a price comparison looks at. */
export function comparableVariants(variants: readonly Variant[]): Variant[] {
  return variants.filter((variant) => !UNAVAILABLE_CODES.includes(variant.buyability))
}
