import type { Product } from '../product/product.ts'
import type { BundleItem, BundleKind } from '../product/product-facts.ts'
import { chosenVariant } from '../variant/chosen-variant.ts'

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

/** What a line says of a part: how many of what, and of which where there are several, as in „4 × Stuhl Bogen, Eiche“. */
export function bundlePartName(
  { referenceKey, quantity }: BundleItem,
  product: Pick<Product, 'name' | 'variants'>,
): string {
  const label = product.variants.length > 1 ? chosenVariant(product, referenceKey)?.label : undefined
  return `${quantity}\u00a0× ${product.name}${label ? `, ${label}` : ''}`
}
