import type { Product } from '@shop/domain/product/product'
import { productCardOf } from '@shop/domain/product-card/product-card-of'
import type { CatalogueProduct } from '../../catalogue/catalogue.ts'
import type { Shelf } from '../shelf.ts'

/**
 * A shelf with these products, all in one category and equally popular.
 *
 * @param parts ids of what lies in a product, by its id
 */
export function aShelf(
  products: readonly Product[],
  parts: Readonly<Record<number, readonly number[]>> = {},
): Shelf {
  const known = new Map(products.map((product) => [product.id, aCatalogueProduct(product)]))
  const ids = (limit: number, isWanted: (id: number) => boolean = () => true) =>
    [...known.keys()].filter(isWanted).slice(0, limit)

  return {
    products: async (wanted) => wanted.flatMap((id) => known.get(id) ?? []),
    partsOf: async (wanted) => wanted.flatMap((id) => parts[id] ?? []).flatMap((id) => known.get(id) ?? []),
    listedCards: async (wanted) => wanted.flatMap((id) => known.get(id)?.card ?? []),
    popular: async (_, limit) => ids(limit),
    beside: async (productId, limit) => ids(limit, (id) => id !== productId),
  }
}

function aCatalogueProduct(product: Product): Pick<CatalogueProduct, 'product' | 'card' | 'categoryIds'> {
  const ids = product.categories.flat().map(({ categoryId }) => categoryId)
  return { product, card: productCardOf(product), categoryIds: [1, ...ids] }
}
