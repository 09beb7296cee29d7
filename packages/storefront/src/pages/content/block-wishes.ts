import type { RawBlock } from '@shop/content/story'
import type { ArticleWish } from '@shop/ui/blocks/block-context.ts'
import { articleWish } from '@shop/ui/blocks/guide-teaser-list/article-wish.ts'
import { type ListingWish, listingKey, listingWish } from '@shop/ui/blocks/listing/listing-wish.ts'
import { productKeys } from '@shop/ui/blocks/product-list/product-keys.ts'
import {
  type RecommendationWish,
  recommendationKey,
  recommendationWish,
} from '@shop/ui/blocks/recommendation/recommendation-wish.ts'
import * as v from 'valibot'
import { sliderListing } from './slider-listing.ts'

/** Everything that the blocks of a page want to show and a story does not hold, each thing once. */
export type BlockWishes = {
  /** Product numbers. */
  products: string[]
  listings: ListingWish[]
  recommendations: RecommendationWish[]
  articles: ArticleWish[]
  stores: boolean
}

/** What one page may ask for at most, however long its story is: an editor's slip must not be a load of its own. */
export const MOST = { products: 200, listings: 12, recommendations: 12, articles: 3, blocks: 2000 } as const

const STORE_BLOCKS = ['store_finder', 'retail_store']

/** Gathers the wishes of a whole story, however deep its blocks stand, also inside rich texts. */
export function blockWishes(blocks: readonly RawBlock[]): BlockWishes {
  const products = new Set<string>()
  const listings = new Map<string, ListingWish>()
  const recommendations = new Map<string, RecommendationWish>()
  const articles = new Map<string, ArticleWish>()
  let stores = false

  for (const block of allBlocks(blocks)) {
    for (const key of namedProducts(block)) if (products.size < MOST.products) products.add(key)
    keep(listings, sliderListing(block) ?? listingWish(block), listingKey, MOST.listings)
    keep(recommendations, recommendationWish(block), recommendationKey, MOST.recommendations)
    keep(articles, widest(articles, articleWish(block)), ({ folder }) => folder, MOST.articles)
    stores ||= STORE_BLOCKS.includes(block.component)
  }
  return {
    products: [...products],
    listings: [...listings.values()],
    recommendations: [...recommendations.values()],
    articles: [...articles.values()],
    stores,
  }
}

function keep<Wish>(
  known: Map<string, Wish>,
  wish: Wish | null,
  keyOf: (wish: Wish) => string,
  most: number,
): void {
  if (wish === null) return
  const key = keyOf(wish)
  if (known.has(key) || known.size < most) known.set(key, wish)
}

/** One answer for a folder: as many articles as its longest list shows. */
function widest(known: ReadonlyMap<string, ArticleWish>, wish: ArticleWish | null): ArticleWish | null {
  if (wish === null) return null
  const count = Math.max(wish.count, known.get(wish.folder)?.count ?? 0)
  return { ...wish, count }
}

/** Products that a block names itself. */
function namedProducts(block: RawBlock): string[] {
  switch (block.component) {
    case 'product_slider':
    case 'product_list':
      return v.parse(productKeys, block.products)
    case 'product_tile':
      return v.parse(productKeys, [block.product])
    case 'shop_the_look':
      return v.parse(
        productKeys,
        rowsOf(block.points).map(({ product }) => product),
      )
    default:
      return []
  }
}

function rowsOf(value: unknown): Record<string, unknown>[] {
  return Array.isArray(value) ? value.filter(isRecord) : []
}

/** Every block of a content, in the order in which they are read; a tree that never ends does. */
function allBlocks(content: readonly RawBlock[]): RawBlock[] {
  const found: RawBlock[] = []
  // The next one is the last of the list: taking from its beginning would move all the others, a hundred thousand times.
  const open: unknown[] = content.toReversed()
  const seen = new Set<unknown>()
  while (open.length > 0 && found.length < MOST.blocks) {
    const part = open.pop()
    if (typeof part !== 'object' || part === null || seen.has(part)) continue
    seen.add(part)
    if (isRecord(part) && isBlock(part)) found.push(part)
    for (const inner of Object.values(part).toReversed()) open.push(inner)
  }
  return found
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function isBlock(value: Record<string, unknown>): value is RawBlock {
  return typeof value.component === 'string' && typeof value._uid === 'string'
}
