import { loadNavigation, type NavigationNode } from '@shop/api-client/contract/catalogue'
import { popularCategories } from '../features/search/popular-categories.ts'
import type { MenuNode } from '../menu-node.ts'
import type { PageLoad } from '../page-loader.ts'

/** What the frame of every page shows. */
export type ShellData = { navigation: MenuNode[] }

/** The category tree in the brand's order: its named roots first, anything else after them. */
export const shellLoad: PageLoad<ShellData> = async ({ shop }, { api }) => {
  const { roots } = await api(loadNavigation, {})
  const order = (node: NavigationNode) => {
    const place = shop.navigationRoots.indexOf(node.slug)
    return place === -1 ? shop.navigationRoots.length : place
  }
  const sorted = roots.toSorted((one, other) => order(one) - order(other))
  return { navigation: menuOf(sorted) }
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
