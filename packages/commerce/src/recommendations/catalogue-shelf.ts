import type { Catalogue, CatalogueProduct } from '../catalogue/catalogue.ts'
import type { Shelf } from './shelf.ts'

/** The shelf of a catalogue. */
export function catalogueShelf(catalogue: Catalogue): Shelf {
  const best = (isWanted: (found: CatalogueProduct) => boolean, limit: number) =>
    [...catalogue.products()]
      .filter((found) => !found.card.isSoldOut && isWanted(found))
      .sort((a, b) => b.popularity - a.popularity || a.product.id - b.product.id)
      .slice(0, limit)
      .map(({ product }) => product.id)

  return {
    products: async (ids) => ids.flatMap((id) => catalogue.product(id) ?? []),
    popular: async (categoryId, limit) =>
      best(({ categoryIds }) => categoryId === null || categoryIds.includes(categoryId), limit),
    async beside(productId, limit) {
      const here = catalogue.product(productId)?.product
      const place = here?.categories[0]?.at(-1)?.categoryId
      if (here === undefined || place === undefined) return []
      return best(
        ({ categoryIds, product }) => categoryIds.includes(place) && product.masterKey !== here.masterKey,
        limit,
      )
    },
  }
}
