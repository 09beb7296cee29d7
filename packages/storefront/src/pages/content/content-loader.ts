import { type Listing, loadListing, loadProducts } from '@shop/api-client/contract/catalogue'
import type { Api } from '@shop/api-client/contract/define-call'
import { isProblem } from '@shop/api-client/contract/problem'
import { recommendForBlock } from '@shop/api-client/contract/recommendations'
import type { RawBlock, Story } from '@shop/content/story'
import type { ProductCard } from '@shop/domain/product/product-card'
import { withoutSharpS } from '@shop/i18n/regional'
import {
  type RecommendationWish,
  recommendationKey,
  recommendationWish,
} from '@shop/ui/blocks/recommendation/recommendation-wish.ts'
import { notFound } from '@tanstack/react-router'
import type { HeadData } from '../../head.ts'
import type { PageLoad, PageRequest } from '../../page-loader.ts'
import type { PageServices } from '../../router-context.ts'
import { listingJsonLd } from './listing-json-ld.ts'
import { type ListingExtent, listingPages } from './listing-pages.ts'
import { type AroundListing, splitAtListing } from './listing-story.ts'
import { sliderKey } from './slider-key.ts'

/** A content page or a listing: the first that knows the path. */
export type ContentPageData =
  | { kind: 'story'; head: HeadData; story: StoryView; products: Record<string, ProductCard[]> }
  | { kind: 'listing'; head: HeadData; listing: Listing & ListingExtent; around: AroundListing | null }

/** What a content page shows of its story. */
export type StoryView = { title: string; blocks: RawBlock[] }

/** Products of a page whose address does not say how many. */
const PLAIN_PAGE = 24

/** Products of one slider. */
const SLIDER_SIZE = 12

export const contentLoad: PageLoad<ContentPageData> = async (request, services) => {
  const [listing, story] = await Promise.all([listingAt(request, services), storyAt(request, services)])
  if (listing) return listingPage(request, listing, story, services)
  if (story) return storyPage(story, services)
  throw notFound()
}

/** Editors write German once; Swiss readers get it in their spelling, as they do the shop's own words. */
async function storyAt({ path, shop }: PageRequest, { content }: PageServices): Promise<Story | null> {
  const { language, country } = shop.market
  const story = await content.story(path, { language })
  return country === 'CH' && language === 'de' ? withoutSharpS(story) : story
}

async function listingAt({ path, search }: PageRequest, { api }: PageServices) {
  if (path === '/') return null
  try {
    return await listingPages(path, search, (wish) => api(loadListing, { path, ...wish }))
  } catch (failure) {
    // 422: no category has a path like that
    if (isProblem(failure) && (failure.status === 404 || failure.status === 422)) return null
    throw failure
  }
}

async function listingPage(
  request: PageRequest,
  listing: Listing & ListingExtent,
  story: Story | null,
  services: PageServices,
): Promise<ContentPageData> {
  const { path } = request
  const { page, firstPage } = listing
  const isPlain =
    Object.keys(listing.filters).length === 0 &&
    listing.sort === 'relevancy' &&
    listing.perPage === PLAIN_PAGE &&
    firstPage === page
  // What editors say stands at the beginning and the end of a listing, not in between.
  const hasStory = story !== null && firstPage === 1
  return {
    kind: 'listing',
    listing,
    around: hasStory
      ? {
          ...splitAtListing(story.content.body),
          products: await sliderProducts(story.content.body, services),
        }
      : null,
    head: {
      title: story?.content.title || listing.category?.name || '',
      description: story?.content.description || listing.category?.description || '',
      path: page > 1 && isPlain ? `${path}?page=${page}` : path,
      noindex: !isPlain,
      image: listing.products[0]?.images[0]?.src ?? null,
      jsonLd: isPlain ? listingJsonLd(listing, request) : [],
    },
  }
}

async function storyPage(story: Story, services: PageServices): Promise<ContentPageData> {
  const { title, description, body } = story.content
  return {
    kind: 'story',
    story: { title: title ?? story.name, blocks: body },
    products: await sliderProducts(body, services),
    head: {
      title: title ?? story.name,
      description: description ?? '',
      path: story.full_slug === 'home' ? '/' : `/${story.full_slug}/`,
      noindex: false,
      image: null,
      jsonLd: [],
    },
  }
}

/** Products of the sliders by what they wish for: the ones named, or the best of a category. */
async function sliderProducts(
  blocks: RawBlock[],
  { api }: PageServices,
): Promise<Record<string, ProductCard[]>> {
  const wishes = blocks.filter((block) => block.component === 'product_slider').map(wishOf)
  const recommendations = blocks.flatMap((block) => recommendationWish(block) ?? [])
  const filled = await Promise.all([
    ...wishes.map(async (wish) => [sliderKey(wish), await wishedCards(wish, api)] as const),
    ...recommendations.map(
      async (wish) => [recommendationKey(wish), await recommendedCards(wish, api)] as const,
    ),
  ])
  return Object.fromEntries(filled)
}

/** The same for everybody who reads the page. */
async function recommendedCards({ filters, ...wish }: RecommendationWish, api: Api): Promise<ProductCard[]> {
  return api(recommendForBlock, { ...wish, filters: JSON.stringify(filters) })
}

type SliderWish = { products: string[]; category: string | null }

function wishOf(block: RawBlock): SliderWish {
  const products = Array.isArray(block.products)
    ? block.products.filter((key) => typeof key === 'string')
    : []
  return { products, category: typeof block.category === 'string' ? block.category : null }
}

/** A category that is gone gives an empty slider, which is not shown; the page stands. */
async function wishedCards({ products, category }: SliderWish, api: Api): Promise<ProductCard[]> {
  if (products.length > 0) return api(loadProducts, { referenceKeys: products.join(',') })
  if (category === null) return []
  const listing = await api(loadListing, { path: category }).catch((failure: unknown) => {
    if (isProblem(failure) && failure.status === 404) return null
    throw failure
  })
  return listing?.products.slice(0, SLIDER_SIZE) ?? []
}
