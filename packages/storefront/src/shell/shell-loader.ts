import { loadNavigation, type NavigationNode } from '@shop/api-client/contract/catalogue'
import { popularCategories } from '../features/search/popular-categories.ts'
import type { MenuNode } from '../menu-node.ts'
import type { PageLoad } from '../page-loader.ts'

/** What the frame of every page shows. */
export type ShellData = { navigation: MenuNode[] }

/** The category tree, its roots as the brand orders them. */
export const shellLoad: PageLoad<ShellData> = async (_, { api }) => {
  const { roots } = await api(loadNavigation, {})
  return { navigation: menuOf(roots) }
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
