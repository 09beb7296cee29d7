import type { ProductCard } from '@shop/domain/product/product-card'
import type { ListingQuery } from '../listing/listing-query.ts'
import { entryOf, type Need } from './need.ts'
import { cardsOf } from './products.ts'

/** The first products of a listing, and how many it has. */
export type ListedProducts = { cards: ProductCard[]; total: number; path: string }

export type ListingNeed = Need<'listing', ListingQuery, ListedProducts | null>

/** The first products of a category; null where there is no such category. */
export function listing({ category, sort, count }: ListingQuery): ListingNeed {
  const question = { category, sort, count }
  return {
    kind: 'listing',
    question,
    given: (loaded) => {
      const list = entryOf(loaded.lists, listingKey(question))
      return list ? { cards: cardsOf(loaded, list.products), total: list.total, path: list.path } : null
    },
  }
}

/** One word for a query: the same on both ends of the payload. */
export function listingKey({ category, sort, count }: ListingQuery): string {
  return JSON.stringify(['listing', category, sort, count])
}
