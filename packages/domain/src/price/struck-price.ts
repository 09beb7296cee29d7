import type { VariantPrice } from '../product/product.ts'

/** A saving below four percent is not worth naming. @see spec §9 "Sale display" */
export const WORTH_NAMING = 0.96

/**
 * The earlier price to strike through, minor units, or null.
 *
 * A reduction is measured against the lowest price of the 30 days before it, but never against more than was asked
 * just before; a recommended price counts where one may be named (`namedRecommendation`), and either needs the price to be
 * 96 percent of it or less.
 *
 * @see spec §9 "Sale display"; product §11.8; eu-duties C-09, C-10
 */
export function struckPrice(price: VariantPrice): number | null {
  const candidate = isReduced(price) ? earlierPrice(price) : price.recommendedRetailPrice
  return candidate !== null && price.withTax <= candidate * WORTH_NAMING ? candidate : null
}

/** A discount exists only when the first applied reduction takes a share off. @see spec §5 "A discount exists only when" */
export function isReduced({ appliedReductions }: Pick<VariantPrice, 'appliedReductions'>): boolean {
  return (appliedReductions[0]?.amount.relative ?? 0) > 0
}

/** Whole percent off the struck price, 0 without one; rounded, but never to more than is really saved. */
export function discountPercent(price: number, struck: number | null): number {
  if (struck === null || struck <= 0) return 0

  const percent = Math.round((1 - price / struck) * 100)
  const promised = Math.round((struck * (100 - percent)) / 100)
  return price <= promised ? percent : percent - 1
}

function earlierPrice({ lowestPriorPrice, withTax, appliedReductions }: VariantPrice): number | null {
  if (lowestPriorPrice === null) return null

  const before = appliedReductions.reduce((sum, { amount }) => sum + amount.absoluteWithTax, withTax)
  return Math.min(lowestPriorPrice, before)
}
