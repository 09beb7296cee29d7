import type { Product } from '@shop/domain/product/product'
import { passesFilters, type RecommendationFilter } from '@shop/domain/recommendation/recommendation-filter'
import { similarity } from '@shop/domain/recommendation/similarity'
import type { RecommendationSource } from '@shop/domain/recommendation/slot-sources'
import type { Sql } from '../db/sql.ts'
import type { RecommendationWish, Recommender } from '../ports/recommender.ts'
import { boughtTogether, mostSold } from './purchase-store.ts'
import type { Shelf, ShelfProduct } from './shelf.ts'

const DAY_MILLISECONDS = 24 * 60 * 60 * 1000
/** What was ordered in the last three months is a bestseller. */
const BESTSELLER_DAYS = 90
/** Enough that a slot is full after sold-out goods and siblings are gone. */
const CANDIDATES = 60
/** Enough that something is left when a block filters. */
const FILTERED_CANDIDATES = 600

/**
 * The shop's own engine: what orders say goes together, what is alike, what sells. Everything comes from the
 * database and the catalogue, and is the same for everybody who looks at the same thing.
 */
export function ownRecommender(sql: Sql): Recommender {
  return {
    async recommend(wish) {
      const { slot, sources, filters } = wish
      const wanted = slot.fillWithRandom ? [...sources, 'bestsellers' as const] : sources
      const found = new Set<number>()
      for (const source of new Set(wanted)) {
        if (found.size >= CANDIDATES) break
        for (const id of await passing(await fromSource(source, wish, sql), filters, wish.shelf))
          found.add(id)
      }
      return [...found]
    },
  }
}

/** Those of the ids that pass the filters; without any nobody has to be looked up. */
async function passing(
  ids: readonly number[],
  filters: readonly RecommendationFilter[],
  shelf: Shelf,
): Promise<readonly number[]> {
  if (filters.length === 0) return ids
  const products = await shelf.products(ids)
  return products
    .filter(({ product, card }) => {
      const { price = null } = card.price ?? {}
      return passesFilters({ ...product, price, categoryNames: categoryNames(product) }, filters)
    })
    .map(({ product }) => product.id)
}

function categoryNames({ categories }: Product): string[] {
  return categories.flat().map(({ categoryName }) => categoryName)
}

async function fromSource(
  source: RecommendationSource,
  wish: RecommendationWish,
  sql: Sql,
): Promise<readonly number[]> {
  switch (source) {
    case 'lastSeen':
      return wish.seenIds
    case 'boughtTogether':
      return boughtTogether(sql, wish.productIds, CANDIDATES)
    case 'similar':
      return similarTo(wish)
    case 'bestsellersHere':
      return bestsellers(wish, await placeOf(wish), sql)
    case 'bestsellers':
      return bestsellers(wish, null, sql)
  }
}

/** The category of the listing, or the main one of the first product; null without either. */
async function placeOf({ categoryId, productIds, shelf }: RecommendationWish): Promise<number | null> {
  if (categoryId !== null) return categoryId
  const [first] = await shelf.products(productIds.slice(0, 1))
  return first?.product.categories[0]?.at(-1)?.categoryId ?? null
}

/** Sold most lately, then most popular: a shop without orders has bestsellers too. */
async function bestsellers(wish: RecommendationWish, place: number | null, sql: Sql): Promise<number[]> {
  const since = new Date(wish.now.getTime() - BESTSELLER_DAYS * DAY_MILLISECONDS)
  const sold = await wish.shelf.products(await mostSold(sql, since, CANDIDATES))
  const here = sold.filter(({ categoryIds }) => place === null || categoryIds.includes(place))
  const limit = wish.filters.length === 0 ? CANDIDATES : FILTERED_CANDIDATES
  return [...here.map(({ product }) => product.id), ...(await wish.shelf.popular(place, limit))]
}

/** What stands beside the first product that has neighbours, nearest first. */
async function similarTo({ productIds, shelf }: RecommendationWish): Promise<number[]> {
  for (const like of await shelf.products(productIds)) {
    const neighbours = await shelf.products(await shelf.beside(like.product.id, CANDIDATES))
    if (neighbours.length > 0) return byLikeness(like, neighbours)
  }
  return []
}

function byLikeness(like: ShelfProduct, others: readonly ShelfProduct[]): number[] {
  return others
    .map((other) => ({ id: other.product.id, likeness: similarity(comparable(like), comparable(other)) }))
    .sort((a, b) => b.likeness - a.likeness)
    .map(({ id }) => id)
}

function comparable({ product, card }: ShelfProduct) {
  return { brand: product.brand, attributes: product.attributes, price: card.price?.price ?? null }
}
