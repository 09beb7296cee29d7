import type { Sibling } from '../product/product.ts'

/** Siblings that may be chosen: at least one of their variants is buyable. @see spec §4 "Sold-out variants" */
export function visibleSiblings(siblings: readonly Sibling[]): Sibling[] {
  return siblings.filter(({ buyableVariant }) => buyableVariant)
}
