import type { Product } from '../product/product.ts'

/** What two products are compared by. */
export type Comparable = Pick<Product, 'brand' | 'attributes'> & {
  /** Minor units; null when there is none. */
  price: number | null
}

const WEIGHT = { attributes: 3, price: 2, brand: 1 }

/**
 * How much two products are alike, from 0 to 1: shared attribute values count most, then a price that is near,
 * then the brand. It is the same in both directions.
 */
export function similarity(a: Comparable, b: Comparable): number {
  const parts =
    WEIGHT.attributes * sharedShare(valuesOf(a), valuesOf(b)) +
    WEIGHT.price * priceNearness(a.price, b.price) +
    WEIGHT.brand * (a.brand === b.brand ? 1 : 0)
  return parts / (WEIGHT.attributes + WEIGHT.price + WEIGHT.brand)
}

function valuesOf({ attributes }: Comparable): Set<string> {
  return new Set(
    Object.entries(attributes).flatMap(([key, { values }]) => values.map(({ value }) => `${key}=${value}`)),
  )
}

/** What both have, of what either has; two without anything are strangers. */
function sharedShare(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  const both = [...a].filter((value) => b.has(value)).length
  const all = a.size + b.size - both
  return all === 0 ? 0 : both / all
}

/** The smaller price as a share of the larger one. */
function priceNearness(a: number | null, b: number | null): number {
  if (a === null || b === null || a <= 0 || b <= 0) return 0
  return Math.min(a, b) / Math.max(a, b)
}
