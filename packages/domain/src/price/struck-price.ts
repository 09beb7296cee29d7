import type { Market } from '../market/markets.ts'
import type { VariantPrice } from '../product/product.ts'

/** A saving below four percent is not worth naming. @see spec §9 "Sale display" */
export const WORTH_NAMING = 0.96

/** Swiss law forbids the comparison with a price that was never asked. @see product §11.8; eu-duties C-10 */
export function allowsStruckRecommendation(market: Market): boolean {
  return market.country !== 'CH'
}

/**
 * The recommended price that may be named for goods of a brand, null for the shop's own: who makes them recommends
 * nothing to himself.
 *
 * @see eu-duties C-09
 */
export function namedRecommendation(
  rrp: number | null,
  brand: string,
  ownBrands: readonly string[],
): number | null {
  const isOwn = ownBrands.some((own) => own.toLowerCase() === brand.trim().toLowerCase())
  return isOwn ? null : rrp
}

/**
 * The earlier price to strike through, minor units, or null.
 *
 * A reduction is measured against the lowest price of the 30 days before it, but never against more than was asked
 * just before; a recommended price counts only where the market allows the comparison, and either needs the price to be
 * 96 percent of it or less.
 *
 * @see spec §9 "Sale display"; product §11.8; eu-duties C-09, C-10
 */
export function struckPrice(price: VariantPrice, market: Market): number | null {
  const candidate = isReduced(price)
    ? earlierPrice(price)
    : allowsStruckRecommendation(market)
      ? price.recommendedRetailPrice
      : null
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
