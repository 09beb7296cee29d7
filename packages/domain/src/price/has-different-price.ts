import { comparableVariants } from '../product/cheapest-variant.ts'
import type { Variant } from '../product/product.ts'

/**
 * False only when all variants (without codes 3 and 4) share one price and have stock, or when none has stock.
 *
 * @see spec §5 "hasDifferentPrice"
 */
export function hasDifferentPrice(variants: readonly Variant[]): boolean {
  const compared = comparableVariants(variants)
  const [first] = compared
  if (!first) return false

  const haveSamePrice = compared.every((variant) => variant.price.withTax === first.price.withTax)
  const haveStock = compared.every((variant) => variant.stock.quantity > 0)
  const haveNone = compared.every((variant) => variant.stock.quantity === 0)
  return !((haveSamePrice && haveStock) || haveNone)
}
