import { UNAVAILABLE_CODES } from './buyability.ts'
import type { Variant } from './product.ts'

/** The cheapest variant that is not out of reach (codes 3 and 4); the first of equals. @see spec §4 */
export function cheapestVariant(variants: readonly Variant[]): Variant | null {
  return best(variants, (variant, other) => variant.price.withTax < other.price.withTax)
}

/** The variant with the highest discount, codes 3 and 4 left out; the first of equals. @see spec §4 */
export function highestDiscountVariant(variants: readonly Variant[]): Variant | null {
  return best(variants, (variant, other) => discount(variant) > discount(other))
}

/** Variants that a price comparison looks at. */
export function comparableVariants(variants: readonly Variant[]): Variant[] {
  return variants.filter((variant) => !UNAVAILABLE_CODES.includes(variant.customData.KQPRI.BVC))
}

function best(
  variants: readonly Variant[],
  isBetter: (variant: Variant, other: Variant) => boolean,
): Variant | null {
  return comparableVariants(variants).reduce<Variant | null>(
    (found, variant) => (found === null || isBetter(variant, found) ? variant : found),
    null,
  )
}

function discount(variant: Variant): number {
  return variant.price.appliedReductions[0]?.amount.relative ?? 0
}
