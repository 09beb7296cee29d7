import { loadListing, loadProducts } from '@shop/api-client/contract/catalogue'
import type { Api } from '@shop/api-client/contract/define-call'
import { isProblem } from '@shop/api-client/contract/problem'
import { recommendForBlock } from '@shop/api-client/contract/recommendations'
import { listStores } from '@shop/api-client/contract/stores'
import { problemLog } from '@shop/content/problem-log'
import type { RawBlock } from '@shop/content/story'
import type { PageFacts } from '@shop/domain/content/campaign-visibility'
import { readingMinutes } from '@shop/domain/content/reading-minutes'
import type { ProductCard } from '@shop/domain/product/product-card'
import type { Locale } from '@shop/domain/shop/markets'
import type { Article, ArticleWish, StoreSite } from '@shop/ui/blocks/block-context.ts'
import { type ListingWish, listingKey } from '@shop/ui/blocks/listing/listing-wish.ts'
import {
  type RecommendationWish,
  recommendationKey,
} from '@shop/ui/blocks/recommendation/recommendation-wish.ts'
import type { PageServices } from '../../router-context.ts'
import { articlesOf } from './block-articles.ts'
import { blockWishes } from './block-wishes.ts'

/** What the blocks of a page show beyond their own fields; every card stands in it once. */
export type BlockData = {
  /** By product number. */
  cards: Record<string, ProductCard>
  /** Numbers of the products of a listing or recommendation, by its key. */
  lists: Record<string, { products: string[]; total: number; path: string }>
  /** By folder. */
  articles: Record<string, Article[]>
  stores: StoreSite[]
  /** Minutes that the page takes to read. */
  minutes: number
  facts: PageFacts
  /** ISO moment at which the page was made. */
  now: string
}

/** Products that one call hands out. */
const PRODUCTS_PER_CALL = 100

type Asked = { facts: PageFacts; language: string; locale?: Locale }

/** A shop that fails says so once for each thing, and again once it has worked in between. */
const log = problemLog((line) =>
  console.warn(`${line} The blocks that show it are left out, the page stands.`),
)

/**
 * Loads all that the blocks of a page want, at once and each thing once. Products and categories that are gone leave
 * empty places, and so does a call that fails; a page never fails because of one of its blocks.
 */
export async function blockData(
  blocks: readonly RawBlock[],
  { api, content, now }: Pick<PageServices, 'api' | 'content' | 'now'>,
  { facts, language, locale }: Asked,
): Promise<BlockData> {
  const wishes = blockWishes(blocks)
  const [named, listed, recommended, articles, stores] = await Promise.all([
    namedCards(wishes.products, api),
    Promise.all(wishes.listings.map((wish) => listedCards(wish, api))),
    Promise.all(wishes.recommendations.map((wish) => recommendedCards(wish, api))),
    Promise.all(
      wishes.articles.map((wish) =>
        articlesOf(wish, { content, language, locale, besides: facts.path, now }),
      ),
    ),
    wishes.stores
      ? orNothing(
          'The stores',
          api(listStores, {}).then((answer) => answer.stores),
          [],
        )
      : [],
  ])
  const lists = [...listed, ...recommended]
  return {
    cards: Object.fromEntries(
      [...named, ...lists.flatMap(({ cards }) => cards)].map((card) => [card.referenceKey, card]),
    ),
    lists: Object.fromEntries(
      lists.map(({ key, cards, total, path }) => [
        key,
        { products: cards.map(({ referenceKey }) => referenceKey), total, path },
      ]),
    ),
    articles: Object.fromEntries(
      wishes.articles.map((wish: ArticleWish, at) => [wish.folder, articles[at] ?? []]),
    ),
    stores,
    minutes: readingMinutes(blocks),
    facts,
    now: now.toISOString(),
  }
}

async function namedCards(keys: readonly string[], api: Api): Promise<ProductCard[]> {
  const portions = Array.from({ length: Math.ceil(keys.length / PRODUCTS_PER_CALL) }, (_, at) =>
    keys.slice(at * PRODUCTS_PER_CALL, (at + 1) * PRODUCTS_PER_CALL),
  )
  const answers = await Promise.all(
    portions.map((portion) =>
      orNothing('Products by their numbers', api(loadProducts, { referenceKeys: portion.join(',') }), []),
    ),
  )
  return answers.flat()
}

type Listed = { key: string; cards: ProductCard[]; total: number; path: string }

/** A category that is gone has no products. */
async function listedCards(wish: ListingWish, api: Api): Promise<Listed> {
  const { category, sort, count } = wish
  const key = listingKey(wish)
  const listing = await orNothing(`The listing ${category}`, api(loadListing, { path: category, sort }), null)
  if (listing === null) return { key, cards: [], total: 0, path: category }
  const path = listing.category?.path ?? category
  return { key, cards: listing.products.slice(0, count), total: listing.total, path }
}

/** The same for everybody who reads the page. A wish that nobody can answer, as one with too many filters, has no products. */
async function recommendedCards(wish: RecommendationWish, api: Api): Promise<Listed> {
  const { filters, ...asked } = wish
  const answer = api(recommendForBlock, { ...asked, filters: JSON.stringify(filters) })
  const cards = await orNothing(`The recommendation ${wish.recommendationId}`, answer, [])
  return { key: recommendationKey(wish), cards, total: cards.length, path: '' }
}

/** What the shop answers, or nothing: where there is no such thing, and where the shop fails, which is told. */
async function orNothing<Answer, Nothing>(what: string, ask: Promise<Answer>, nothing: Nothing) {
  try {
    const answer = await ask
    log.over(what)
    return answer
  } catch (failure) {
    const isGone = isProblem(failure) && (failure.status === 404 || failure.status === 422)
    if (!isGone) log.tell(what, String(failure))
    return nothing
  }
}
