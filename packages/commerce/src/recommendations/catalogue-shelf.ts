import { markets } from '@shop/domain/shop/markets'
import type { Catalogue } from '../catalogue/catalogue.ts'
import type { Shelf } from './shelf.ts'

/** The shelf of a catalogue. */
export function catalogueShelf(catalogue: Catalogue): Shelf {
  const { country } = markets[catalogue.locale]
  return {
    products: (ids) => catalogue.products(ids),
    popular: async (categoryId, limit) =>
      catalogue.index.best(
        categoryId === null ? { kind: 'all' } : { kind: 'category', categoryId },
        country,
        limit,
      ),
    beside: async (productId, limit) => catalogue.index.similarTo(productId, country, limit),
  }
}
