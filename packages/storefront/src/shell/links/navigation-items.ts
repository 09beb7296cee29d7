import type { NavigationItem } from '@shop/ui/navigation/navigation-item.ts'
import type { MenuNode } from '../../menu-node.ts'

/** The category tree with addresses of this shop; empty categories are left out. */
export function navigationItems(nodes: MenuNode[], path: (path: string) => string): NavigationItem[] {
  return nodes
    .filter((node) => node.productCount > 0)
    .map((node) => ({
      name: node.name,
      href: path(node.path),
      image: node.image,
      children: navigationItems(node.children, path),
    }))
}
