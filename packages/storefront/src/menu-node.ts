import type { NavigationNode } from '@shop/api-client/contract/catalogue'

/** A category as menus show it, with no more than that: the tree stands in every document. */
export type MenuNode = Pick<NavigationNode, 'name' | 'path' | 'image' | 'productCount'> & {
  children: MenuNode[]
}
