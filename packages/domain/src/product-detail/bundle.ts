import type { BundleKind } from '../product/product-facts.ts'

type Part = { quantity: number; price: number; canOrder: boolean }

/** What the parts of a bundle cost one by one, and what is saved by taking it; minor units, never below 0. */
export function bundleSum(parts: readonly Part[], price: number): { apart: number; saving: number } {
  const apart = parts.reduce((sum, part) => sum + part.price * part.quantity, 0)
  return { apart, saving: Math.max(0, apart - price) }
}

/**
 * Whether a missing part keeps a bundle from being sold: a virtual one is assembled from its parts, a packed one has a
 * stock of its own.
 */
export function isBundleComplete({ kind, parts }: { kind: BundleKind; parts: readonly Part[] }): boolean {
  return kind === 'bundle' || parts.every(({ canOrder }) => canOrder)
}
