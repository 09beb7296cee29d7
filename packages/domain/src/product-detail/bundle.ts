import type { BundleItem, BundleKind } from '../product/product-facts.ts'

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

/** Reference key of the product that a part is, or is a variant of: a variant's key begins with that of its product. */
export function bundlePartKey({ referenceKey }: BundleItem): string {
  return referenceKey.split('_')[0] ?? referenceKey
}

/** A product as a part is named after it. */
export type BundlePartProduct = {
  name: string
  variants: readonly { referenceKey: string; label: string }[]
}

/**
 * What a line says of a part: how many of what, and of which where there are several, as in „4 × Stuhl Bogen, Eiche“. A
 * part that is named by its product alone may be any of them.
 */
export function bundlePartName({ referenceKey, quantity }: BundleItem, product: BundlePartProduct): string {
  const label =
    product.variants.length > 1
      ? product.variants.find((variant) => variant.referenceKey === referenceKey)?.label
      : undefined
  return `${quantity}\u00a0× ${product.name}${label ? `, ${label}` : ''}`
}
