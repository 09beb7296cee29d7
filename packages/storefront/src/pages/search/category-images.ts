import type { NavigationNode } from '@shop/api-client/contract/catalogue'
import type { ProductImage } from '@shop/domain/product/product'

/** Pictures of the categories by their path, however deep they stand. */
export function categoryImages(nodes: readonly NavigationNode[]): Map<string, ProductImage> {
  return new Map(
    nodes.flatMap((node) => [
      ...(node.image ? [[node.path, node.image] as const] : []),
      ...categoryImages(node.children),
    ]),
  )
}
