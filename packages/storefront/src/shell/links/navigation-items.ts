import type { MenuPictures, NavigationItem } from '@shop/ui/navigation/navigation-item.ts'
import type { MenuNode } from '../../menu-node.ts'
import type { ShellData } from '../shell-loader.ts'

/**
 * The entries of the menus with addresses of this shop: the categories, without empty ones, and what the shop offers
 * besides, whose parts come with the menu's pictures.
 */
export function navigationItems(
  shell: ShellData | undefined,
  path: (path: string) => string,
  pictures: MenuPictures | null,
): NavigationItem[] {
  const categories = (nodes: MenuNode[]): NavigationItem[] =>
    nodes
      .filter((node) => node.productCount > 0)
      .map((node) => ({
        name: node.name,
        href: path(node.path),
        isCategory: true,
        children: categories(node.children),
      }))
  const discover = shell?.discover
  return [
    ...categories(shell?.navigation ?? []),
    ...(discover
      ? [
          {
            name: discover.name,
            href: path(discover.path),
            isCategory: false,
            children: pictures?.discover ?? [],
          },
        ]
      : []),
  ]
}
