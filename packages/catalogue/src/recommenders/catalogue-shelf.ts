import { markets } from '@shop/domain/market/markets'
import { bundlePartKey } from '@shop/domain/product-detail/bundle'
import type { Catalogue } from '../catalogue/catalogue.ts'
import type { Shelf } from './shelf.ts'

/** The shelf of a catalogue. */
export function catalogueShelf(catalogue: Catalogue): Shelf {
  const { country } = markets[catalogue.locale]
  return {
    products: (ids) => catalogue.products(ids),
    partsOf: async (ids) => {
      const items = (await catalogue.products(ids)).flatMap(({ extras }) => extras.bundle?.items ?? [])
      return items.length === 0 ? [] : catalogue.productsByKey(items.map(bundlePartKey))
    },
    listedCards: (ids) => catalogue.listedCards(ids),
    popular: async (categoryId, limit, which) => {
      const scope =
        categoryId === null ? ({ kind: 'all' } as const) : ({ kind: 'category', categoryId } as const)
      return which === 'all'
        ? catalogue.search.best(scope, country, limit)
        : catalogue.search.bestOfEach(scope, country, limit)
    },
    beside: async (productId, limit) => catalogue.search.similarTo(productId, country, limit),
  }
}
