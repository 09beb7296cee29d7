import type { MenuNode } from '../../menu-node.ts'

const MOST = 6

/** The largest categories of the second level, where things are chosen; the first level where there is no second. */
export function popularCategories(roots: readonly MenuNode[]): MenuNode[] {
  const below = roots.flatMap((root) => root.children)
  return [...(below.length > 0 ? below : roots)]
    .filter((node) => node.productCount > 0)
    .sort((one, other) => other.productCount - one.productCount)
    .slice(0, MOST)
}
