import { loadNavigation, type NavigationNode } from '@shop/api-client/contract/catalogue'
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
  return { navigation: roots.toSorted((one, other) => order(one) - order(other)) }
}
