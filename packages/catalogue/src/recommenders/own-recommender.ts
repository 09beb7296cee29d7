import type { Product } from '@shop/domain/product/product'
import { passesFilters, type RecommendationFilter } from '@shop/domain/recommendation/recommendation-filter'
import { similarity } from '@shop/domain/recommendation/similarity'
import type { RecommendationSource } from '@shop/domain/recommendation/slot-sources'
import type { Sql } from '@shop/engine/db/sql'
import { boughtTogether, mostSold } from './purchase-store.ts'
import type { RecommendationInput, Recommender } from './recommender.ts'
import type { Shelf, ShelfProduct } from './shelf.ts'

const DAY_MILLISECONDS = 24 * 60 * 60 * 1000
/** What was ordered in the last three months is a bestseller. */
const BESTSELLER_DAYS = 90
/** Enough that a slot is full after sold-out goods and siblings are gone. */
const CANDIDATES = 60
/** Enough that there are several kinds among them, colours of one thing being many. */
const MIXED_CANDIDATES = 200
/** Enough that something is left when a block filters. */
const FILTERED_CANDIDATES = 600

/**
 * The shop's own engine: what orders say goes together, what is alike, what sells. Everything comes from the
 * database and the catalogue, and is the same for everybody who looks at the same thing.
 */
export function ownRecommender(sql: Sql): Recommender {
  return {
    async recommend(input) {
      const { slot, sources, filters } = input
      const wanted = slot.fillWithRandom ? [...sources, 'bestsellers' as const] : sources
      const found = new Set<number>()
      for (const source of new Set(wanted)) {
        if (found.size >= CANDIDATES) break
        for (const id of await passing(await fromSource(source, input, sql), filters, input.shelf))
          found.add(id)
      }
      return [...found]
    },
  }
}

/** Those of the ids that pass the filters; without filters no product is looked up. */
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
  input: RecommendationInput,
  sql: Sql,
): Promise<readonly number[]> {
  switch (source) {
    case 'lastSeen':
      return input.seenIds
    case 'boughtTogether':
      return boughtTogether(sql, input.productIds, CANDIDATES)
    case 'similar':
      return similarTo(input)
    case 'around':
      return around(input, sql)
    case 'bestsellersHere':
      return bestsellers(input, await placeOf(input), sql, limitOf(input))
    case 'bestsellers':
      return bestsellers(input, null, sql, limitOf(input))
  }
}

/** The category of the listing, or the main one of the first product; null without either. */
async function placeOf({ categoryId, productIds, shelf }: RecommendationInput): Promise<number | null> {
  if (categoryId !== null) return categoryId
  const [first] = await shelf.products(productIds.slice(0, 1))
  return first?.product.categories[0]?.at(-1)?.categoryId ?? null
}

/**
 * Bestsellers of the part of the shop where the first product stands, without its own kind and what the basket holds: a
 * second sofa is of no use. The kinds take turns, for a mixed row.
 */
async function around(input: RecommendationInput, sql: Sql): Promise<number[]> {
  const here = await input.shelf.products(input.productIds)
  const root = here[0]?.product.categories[0]?.[0]?.categoryId
  if (root === undefined) return []

  const kinds = new Set(here.map(kindOf))
  const sold = await input.shelf.products([...new Set(await bestsellers(input, root, sql, MIXED_CANDIDATES))])
  return mixed(
    sold.filter((product) => !kinds.has(kindOf(product))),
    kindOf,
  ).map(({ product }) => product.id)
}

/** What a product is, one step below the part of the shop: a sofa for two and one for three are of a kind. */
function kindOf({ product }: ShelfProduct): number | null {
  const [trail = []] = product.categories
  return (trail[1] ?? trail[0])?.categoryId ?? null
}

/** The first of every kind, then the second of every kind, and so on. */
function mixed<T>(things: readonly T[], kind: (thing: T) => unknown): T[] {
  const met = new Map<unknown, number>()
  const rounds = things.map((thing) => {
    const round = met.get(kind(thing)) ?? 0
    met.set(kind(thing), round + 1)
    return { thing, round }
  })
  return rounds.toSorted((a, b) => a.round - b.round).map(({ thing }) => thing)
}

/** Sold most lately, then most popular: a shop without orders has bestsellers too. */
async function bestsellers(
  input: RecommendationInput,
  place: number | null,
  sql: Sql,
  limit: number,
): Promise<number[]> {
  const since = new Date(input.now.getTime() - BESTSELLER_DAYS * DAY_MILLISECONDS)
  const sold = await input.shelf.products(await mostSold(sql, since, CANDIDATES))
  const here = sold.filter(({ categoryIds }) => place === null || categoryIds.includes(place))
  const which = input.filters.length === 0 ? 'one of each' : 'all'
  return [...here.map(({ product }) => product.id), ...(await input.shelf.popular(place, limit, which))]
}

function limitOf({ filters }: RecommendationInput): number {
  return filters.length === 0 ? CANDIDATES : FILTERED_CANDIDATES
}

/**
 * Neighbours of the first product that has any: of its own category, then of those around it, up to the whole part of the
 * shop; nearest first in each.
 */
async function similarTo({ productIds, shelf }: RecommendationInput): Promise<number[]> {
  for (const like of await shelf.products(productIds)) {
    const neighbours = await shelf.products(await idsNear(like, shelf))
    if (neighbours.length > 0) return byNearness(like, neighbours)
  }
  return []
}

async function idsNear({ product }: ShelfProduct, shelf: Shelf): Promise<number[]> {
  const [trail = []] = product.categories
  const found = await Promise.all([
    shelf.beside(product.id, CANDIDATES),
    ...trail.map(({ categoryId }) => shelf.popular(categoryId, CANDIDATES, 'one of each')),
  ])
  return [...new Set(found.flat())].filter((id) => id !== product.id)
}

function byNearness(like: ShelfProduct, others: readonly ShelfProduct[]): number[] {
  const trail = (like.product.categories[0] ?? []).map(({ categoryId }) => categoryId)
  return others
    .map((other) => ({
      id: other.product.id,
      shared: trail.filter((id) => other.categoryIds.includes(id)).length,
      likeness: similarity(comparable(like), comparable(other)),
    }))
    .sort((a, b) => b.shared - a.shared || b.likeness - a.likeness)
    .map(({ id }) => id)
}

function comparable({ product, card }: ShelfProduct) {
  return { brand: product.brand, attributes: product.attributes, price: card.price?.price ?? null }
}
