import { loadNavigation, type NavigationNode } from '@shop/api-client/contract/catalogue'
import { popularCategories } from '../features/search/popular-categories.ts'
import type { PageLoad } from '../page-loader.ts'

/** What the frame of every page shows. */
export type ShellData = { navigation: NavigationNode[] }

/** The category tree in the brand's order: its named roots first, anything else after them. */
export const shellLoad: PageLoad<ShellData> = async ({ shop }, { api }) => {
  const { roots } = await api(loadNavigation, {})
  const order = (node: NavigationNode) => {
    const place = shop.navigationRoots.indexOf(node.slug)
    return place === -1 ? shop.navigationRoots.length : place
  }
  const sorted = roots.toSorted((one, other) => order(one) - order(other))
  return { navigation: withShownPictures(sorted) }
}

/** The tree stands in every document, and shows pictures of two kinds only: of its roots, and of what searches begin with. */
function withShownPictures(roots: readonly NavigationNode[]): NavigationNode[] {
  const pictured = new Set([...roots, ...popularCategories(roots)])
  const shown = (node: NavigationNode): NavigationNode => ({
    ...node,
    image: pictured.has(node) ? node.image : null,
    children: node.children.map(shown),
  })
  return roots.map(shown)
}
