import { loadNavigation, type NavigationNode } from '@shop/api-client/contract/catalogue'
import { popularCategories } from '../features/search/popular-categories.ts'
import type { MenuNode } from '../menu-node.ts'
import type { PageLoad } from '../page-loader.ts'

/** What the frame of every page shows. */
export type ShellData = { navigation: MenuNode[] }

/** The category tree below the roots that the brand names, in its order; below all of them where it names none. */
export const shellLoad: PageLoad<ShellData> = async ({ shop }, { api }) => {
  const { roots } = await api(loadNavigation, {})
  const named = shop.navigationRoots.flatMap((name) => roots.filter(({ slug }) => slug === name))
  return { navigation: menuOf(named.length > 0 ? named : roots) }
}

/** The tree stands in every document: with pictures of two kinds only, its roots and what searches begin with, and no ids. */
function menuOf(roots: readonly NavigationNode[]): MenuNode[] {
  const pictured = new Set<MenuNode>([...roots, ...popularCategories(roots)])
  const shown = (node: NavigationNode): MenuNode => ({
    name: node.name,
    path: node.path,
    image: pictured.has(node) ? node.image : null,
    productCount: node.productCount,
    children: node.children.map(shown),
  })
  return roots.map(shown)
}
