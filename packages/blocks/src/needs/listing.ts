import type { ProductCard } from '@shop/domain/product/product-card'
import type { ListingQuery } from '../listing/listing-query.ts'
import { entryOf, type Need } from './need.ts'
import { cardsOf } from './products.ts'

/** The first products of a listing, and how many it has. */
export type ListedProducts = { cards: ProductCard[]; total: number; path: string }

/** What a block asks of a listing; only what is reduced where that is said. */
export type ListingQuestion = Omit<ListingQuery, 'onlyReduced'> & { onlyReduced?: boolean }

export type ListingNeed = Need<'listing', ListingQuestion, ListedProducts | null>

/** The first products of a category; null where there is no such category. */
export function listing({ category, sort, count, onlyReduced }: ListingQuestion): ListingNeed {
  const question = { category, sort, count, ...(onlyReduced ? { onlyReduced } : {}) }
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
export function listingKey({ category, sort, count, onlyReduced }: ListingQuestion): string {
  return JSON.stringify(['listing', category, sort, count, ...(onlyReduced ? ['reduced'] : [])])
}
