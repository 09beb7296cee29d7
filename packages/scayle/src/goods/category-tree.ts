import type { NavigationNode } from '@shop/api-client/contract/catalogue'
import type { Shop } from '@shop/domain/shop/shop'
import * as v from 'valibot'
import type { Tenant } from '../connection/tenant.ts'
import { WireCategory } from '../wire/wire-category.ts'
import { categoryPath } from './product-of.ts'

/** Levels below the roots that are asked for. */
const LEVELS = 5

/** A category with the way to it, from the root down and itself the last. */
export type TreeCategory = {
  id: number
  name: string
  slug: string
  path: string
  trail: readonly TreeCategory[]
  children: TreeCategory[]
}

/** The categories of a shop as they were last known; hidden ones are left out with all below them. */
export async function categoryTree(tenant: Tenant, shop: Shop): Promise<TreeCategory[]> {
  const { tree } = await tenant.known.answer(`tree ${shop.shopId}`, async () => {
    const roots = await tenant.ask(
      'categories',
      () => tenant.clientOf(shop).categories.getRoots({ with: { children: LEVELS } }),
      v.array(WireCategory),
    )
    return { tree: shown(roots, []) }
  })
  return namedRoots(tree, shop.navigationRoots)
}

/** The category of an address; null where there is none. */
export function categoryAt(tree: readonly TreeCategory[], path: string): TreeCategory | null {
  for (const category of tree) {
    if (category.path === path) return category
    const below = path.startsWith(category.path) ? categoryAt(category.children, path) : null
    if (below) return below
  }
  return null
}

/** As the navigation shows them. How many products each has, SCAYLE does not tell: none is taken for empty. */
export function navigationOf({ id, name, slug, path, children }: TreeCategory): NavigationNode {
  return { id, name, slug, path, image: null, productCount: 1, children: children.map(navigationOf) }
}

function shown(categories: readonly WireCategory[], above: readonly TreeCategory[]): TreeCategory[] {
  return categories
    .filter(({ isHidden }) => !isHidden)
    .map(({ id, name, slug, path, children }) => {
      const category: TreeCategory = { id, name, slug, path: categoryPath(path), trail: [], children: [] }
      const trail = [...above, category]
      category.trail = trail
      category.children = shown(children, trail)
      return category
    })
}

/** The roots that the brand names, in its order; all of them where it names none. */
function namedRoots(tree: TreeCategory[], names: readonly string[]): TreeCategory[] {
  if (names.length === 0) return tree
  return names.flatMap((name) => tree.filter(({ slug }) => slug === name))
}
