import { loadListing } from '@shop/api-client/contract/catalogue'
import type { Api } from '@shop/api-client/contract/define-call'
import { type ListingQuestion, listingKey } from '@shop/blocks/needs/listing.ts'
import type { ProductCard } from '@shop/domain/product/product-card'
import { firstByKey } from './first-by-key.ts'
import { orNothing } from './or-nothing.ts'

/** Listings that the blocks of one page may show. */
const MOST_LISTINGS = 12

/** Products that stand in a list of blocks, by the key of what was asked. */
export type CardList = { key: string; cards: ProductCard[]; total: number; path: string }

/** The first products of each listing. A category that is gone has no products. */
export async function listedCards(queries: readonly ListingQuestion[], api: Api): Promise<CardList[]> {
  return Promise.all(
    firstByKey(queries, listingKey, MOST_LISTINGS)
      .entries()
      .map(async ([key, { category, sort, count, onlyReduced }]) => {
        const ask = api(loadListing, {
          path: category,
          sort,
          ...(onlyReduced ? { filters: { sale: '1' } } : {}),
        })
        const listing = await orNothing(`The listing ${category}`, ask, null)
        if (listing === null) return { key, cards: [], total: 0, path: category }
        const path = listing.category?.path ?? category
        return { key, cards: listing.products.slice(0, count), total: listing.total, path }
      }),
  )
}
