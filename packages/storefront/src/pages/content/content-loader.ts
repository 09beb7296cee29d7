import { type Listing, loadListing } from '@shop/api-client/contract/catalogue'
import type { AnswerOf } from '@shop/api-client/contract/define-call'
import { isProblem } from '@shop/api-client/contract/problem'
import { listRecalls } from '@shop/api-client/contract/recalls'
import { listStores } from '@shop/api-client/contract/stores'
import { blocksReady } from '@shop/blocks/registry'
import { isContentUnavailable } from '@shop/content/service/content-failure'
import type { RawBlock, Story } from '@shop/content/story'
import { storyPictures } from '@shop/content/story-pictures'
import type { PageFacts } from '@shop/domain/content/campaign-visibility'
import { EDITORS_PAGES } from '@shop/domain/link/editors-pages'
import { isFooterStory } from '@shop/domain/link/footer-story'
import { contentPath, isGuidePage } from '@shop/domain/link/page-path'
import { storeIdAt } from '@shop/domain/link/store-page'
import { storyPaths } from '@shop/domain/link/story-paths'
import { isClosedPage } from '@shop/domain/shop/closed-page'
import { LONGEST_META_DESCRIPTION, shortened } from '@shop/domain/text/shortened'
import { notFound, redirect } from '@tanstack/react-router'
import { campaignOn } from '../../features/campaigns/load-campaign.ts'
import { consentWordProblems } from '../../features/consent/consent-word-problems.ts'
import { type ListingExtent, listingPages } from '../../features/listing/listing-pages.ts'
import type { HeadData } from '../../head.ts'
import type { PageLoad, PageRequest } from '../../loading/page-loader.ts'
import { storyAsSpelled } from '../../loading/story-as-spelled.ts'
import type { WithCampaign } from '../../page-campaign.ts'
import type { PageServices } from '../../router-context.ts'
import { articleJsonLd, guidePath, isArticle } from './json-ld/article-json-ld.ts'
import { listingJsonLd } from './json-ld/listing-json-ld.ts'
import { shopJsonLd } from './json-ld/shop-json-ld.ts'
import { storeJsonLd } from './json-ld/store-json-ld.ts'
import { type AroundListing, splitAtListing } from './listing-story.ts'
import { type BlockData, blockData } from './needs/block-data.ts'
import { shownBlocks } from './needs/shown-blocks.ts'
import { isRecallsPage, recallsStory } from './recalls/recalls-story.ts'
import { localesOf, storeTrail } from './stores/store-head.ts'
import { storeStory } from './stores/store-story.ts'
import { withShortIds } from './story/short-ids.ts'
import type { StoryView } from './story/story-view.ts'

/** A content page or a listing: the first that knows the path. */
export type ContentPageData = WithCampaign &
  (
    | { kind: 'story'; head: HeadData; story: StoryView; data: BlockData }
    | { kind: 'listing'; head: HeadData; listing: Listing & ListingExtent; around: AroundListing | null }
  )

const START: ReadonlySet<string> = new Set(['/', '/home/'])

/** Products of a page whose address does not say how many. */
const PLAIN_PAGE = 24

export const contentLoad: PageLoad<ContentPageData> = async (request, services) => {
  const [listing, story] = await Promise.all([
    listingAt(request, services),
    storyAt(request, services).catch(whenUnavailable),
    blocksReady(),
  ])
  // A listing stands without what editors say around it; a page that is nothing else has to wait.
  if (listing) {
    const breadcrumb = listing.breadcrumbs.map(({ name }) => name)
    const [page, campaign] = await Promise.all([
      listingPage(request, listing, story instanceof Error ? null : story, services),
      // eu-duties C-14, C-17: what no campaign may make cheaper is not shown beside one
      listing.hasPriceBound ? null : campaignOn(pageFacts(request.path, breadcrumb), request, services),
    ])
    return { ...page, campaign }
  }
  if (story instanceof Error) throw story
  if (!story) throw notFound()

  const path = contentPath(story.full_slug)
  if (path !== contentPath(request.path)) throw redirect({ to: path, search: true, statusCode: 301 })
  const [page, campaign] = await Promise.all([
    storyPage(story, request, services),
    campaignOn(pageFacts(path, []), request, services),
  ])
  return { ...page, campaign }
}

/** Hands the failure on, so that the listing decides whether it matters. */
function whenUnavailable(failure: unknown): Error {
  if (failure instanceof Error && isContentUnavailable(failure)) return failure
  throw failure
}

/** Editors write German once; Swiss readers get it in their spelling, as they do the shop's own words. */
async function storyAt(
  { path, shop, i18n, isPreview }: PageRequest,
  services: PageServices,
): Promise<Story | null> {
  const { language } = shop.market
  const { content, api } = services
  if (isRecallsPage(path)) return recallsStory((await api(listRecalls, {})).recalls, shop, i18n)
  const place = contentPath(path)
  // A prefix counts for nothing in front of a page, and is none by itself: `/xx-yy/` is not the start page.
  if (place === '/' && !START.has(path)) return null
  const from = { language, locale: shop.locale }
  const store = storeIdAt(path)
  const story =
    (await content.story(place, from)) ??
    (store === null
      ? null
      : await storeStoryOf(store, () => content.story(EDITORS_PAGES.stores, from), { api, i18n }))
  const isDraftOfFooter = isPreview && isFooterStory(path)
  if (story && !isDraftOfFooter && isClosedPage(story.default_full_slug ?? story.full_slug, shop.features))
    return null
  return storyAsSpelled(story, shop.market)
}

/** Editors may write a page for a store; without one the shop has its own, as long as the store is open. */
async function storeStoryOf(
  id: string,
  stores: () => Promise<Story | null>,
  { api, i18n }: Pick<PageServices, 'api'> & Pick<PageRequest, 'i18n'>,
): Promise<Story | null> {
  const store = (await api(listStores, {})).stores.find((one) => one.id === id)
  return store ? storeStory(store, await stores(), i18n) : null
}

async function listingAt({ path, search }: PageRequest, { api }: PageServices) {
  if (path === '/') return null
  try {
    return await listingPages(path, search, (input) => api(loadListing, { path, ...input }))
  } catch (failure) {
    // 422: no category has a path like that
    if (isProblem(failure) && (failure.status === 404 || failure.status === 422)) return null
    throw failure
  }
}

async function listingPage(
  request: PageRequest,
  { paths, ...listing }: Listing & ListingExtent & Pick<AnswerOf<typeof loadListing>, 'paths'>,
  story: Story | null,
  services: PageServices,
): Promise<Omit<Extract<ContentPageData, { kind: 'listing' }>, 'campaign'>> {
  const { path } = request
  const { page, firstPage } = listing
  const isPlain =
    Object.keys(listing.filters).length === 0 &&
    listing.sort === 'relevancy' &&
    listing.perPage === PLAIN_PAGE &&
    firstPage === page
  const breadcrumb = listing.breadcrumbs.map(({ name }) => name)
  return {
    kind: 'listing',
    listing,
    // What editors say stands at the beginning and the end of a listing, not in between.
    around: story && firstPage === 1 ? await aroundListing(story, breadcrumb, request, services) : null,
    head: {
      title: listing.category?.seoTitle || story?.content.title || listing.category?.name || '',
      description: listingDescription(listing, story),
      path: page > 1 && isPlain ? `${path}?page=${page}` : path,
      // Another country may have fewer products, and no such page, or none and no such category.
      localePaths: page > 1 ? {} : paths,
      noindex: !isPlain || listing.total === 0,
      image: listing.products[0]?.images[0]?.src ?? null,
      jsonLd: isPlain && listing.total > 0 ? listingJsonLd(listing, request) : [],
    },
  }
}

/** What the category says for search engines; else what is said above the products and, where that is little, below them. */
function listingDescription({ category }: Listing, story: Story | null): string {
  if (category?.seoDescription) return shortened(category.seoDescription, LONGEST_META_DESCRIPTION)
  const above = story?.content.description || category?.description || ''
  return shortened(`${above} ${category?.seoText ?? ''}`, LONGEST_META_DESCRIPTION)
}

async function aroundListing(
  story: Story,
  breadcrumb: readonly string[],
  request: PageRequest,
  services: PageServices,
): Promise<AroundListing> {
  const { shop, path } = request
  const { language } = shop.market
  const facts = pageFacts(path, breadcrumb)
  const blocks = sentBlocks(story, facts, request, services)
  return {
    story: story.full_slug,
    ...splitAtListing(blocks),
    data: await blockData(blocks, services, { language, locale: shop.locale, facts }),
  }
}

async function storyPage(
  story: Story,
  request: PageRequest,
  services: PageServices,
): Promise<Omit<Extract<ContentPageData, { kind: 'story' }>, 'campaign'>> {
  const { shop, path } = request
  const { language } = shop.market
  const { title, description } = story.content
  const facts = pageFacts(path, [])
  const blocks = sentBlocks(story, facts, request, services)
  const [data, guideName] = await Promise.all([
    blockData(blocks, services, { language, locale: shop.locale, facts }),
    isArticle(story) ? guideNameOf(story, request, services) : null,
  ])
  const place = contentPath(story.full_slug)
  const storeId = storeIdAt(place)
  const stores = storeId === null ? data.stores : data.stores.filter(({ id }) => id === storeId)
  return {
    kind: 'story',
    story: {
      slug: story.full_slug,
      title: title ?? story.name,
      blocks,
      ...(request.isPreview ? { problems: consentWordProblems(story.content) } : {}),
    },
    data: { ...data, stores },
    head: {
      title: title ?? story.name,
      description: description ?? '',
      path: place,
      // A store is in one country.
      localePaths: storyPaths(
        story,
        language,
        storeId === null ? shop.locales : localesOf(shop.locales, shop.market.country),
      ),
      noindex: false,
      image: storyPictures(blocks)[0] ?? null,
      ...(isArticle(story) ? { type: 'article' as const } : {}),
      hasGuideFeed: isGuidePage(story.full_slug),
      jsonLd: [
        ...(place === '/' ? shopJsonLd(request) : []),
        ...articleJsonLd(story, guideName, request),
        ...storeJsonLd(stores, request),
        ...(storeId === null ? [] : [storeTrail(title ?? story.name, place, request)]),
      ],
    },
  }
}

/** The title of the page that lists the guides; null when unknown, which costs a guide one step of its breadcrumb. */
async function guideNameOf(
  story: Story,
  request: PageRequest,
  services: PageServices,
): Promise<string | null> {
  const guide = await storyAt({ ...request, path: guidePath(story) }, services).catch(whenUnavailable)
  return guide === null || guide instanceof Error ? null : (guide.content.title ?? guide.name)
}

/** What a story shows now, with short ids; in a draft, whole ones connect the page with its editor. */
function sentBlocks(
  story: Story,
  facts: PageFacts,
  request: PageRequest,
  services: Pick<PageServices, 'now' | 'holdsUntil' | 'ownBlocks'>,
): RawBlock[] {
  const blocks = blocksOf(story, facts, request, services).flatMap(services.ownBlocks)
  return request.isPreview ? blocks : withShortIds(blocks)
}

/** What a story shows now; editors work on what comes next, so a draft is whole. */
export function blocksOf(
  story: Story,
  facts: PageFacts,
  { isPreview }: Pick<PageRequest, 'isPreview'>,
  { now, holdsUntil }: Pick<PageServices, 'now' | 'holdsUntil'>,
): RawBlock[] {
  if (isPreview) return story.content.body
  const { blocks, until } = shownBlocks(story.content.body, facts, now)
  if (until) holdsUntil(until)
  return blocks
}

/** Facts of a content page for campaign rules. */
function pageFacts(path: string, breadcrumb: readonly string[]): PageFacts {
  return { path, isCheckout: false, breadcrumb, product: null }
}
