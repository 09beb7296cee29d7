import { loadNavigation, type NavigationNode } from '@shop/api-client/contract/catalogue'
import type { Catalogue, CatalogueCategory } from '../catalogue/catalogue.ts'
import { on } from '../on.ts'
import { namedRoots } from './named-roots.ts'

/** The tree below the brand's roots; empty categories stay away, unless they are on the way to others. */
export const loadNavigationHandler = on(loadNavigation).answer(async (_, { catalogue, shop }) => ({
  roots: namedRoots(catalogue.roots(), shop.navigationRoots).flatMap((category) =>
    nodeOf(catalogue, category),
  ),
}))

function nodeOf(catalogue: Catalogue, category: CatalogueCategory): NavigationNode[] {
  if (category.productCount === 0) return []
  const { id, name, slug, path, image, productCount } = category
  const children = category.children.flatMap((child) => {
    const below = catalogue.category(child)
    return below ? nodeOf(catalogue, below) : []
  })
  return [{ id, name, slug, path, image, productCount, children }]
}
