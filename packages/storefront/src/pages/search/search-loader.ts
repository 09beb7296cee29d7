import type { Listing } from '@shop/api-client/contract/catalogue'
import { loadNavigation } from '@shop/api-client/contract/catalogue'
import { type Instead, searchProducts } from '@shop/api-client/contract/search'
import { PAGES } from '@shop/domain/link/pages'
import type { ProductImage } from '@shop/domain/product/product'
import { redirect } from '@tanstack/react-router'
import { campaignOn } from '../../features/campaigns/load-campaign.ts'
import { type ListingExtent, listingPages } from '../../features/listing/listing-pages.ts'
import { searchHref, searchQuery } from '../../features/search/search-query.ts'
import type { HeadData } from '../../head.ts'
import type { PageLoad } from '../../loading/page-loader.ts'
import type { WithCampaign } from '../../page-campaign.ts'
import { categoryImages } from './category-images.ts'

/** The query of a search, and its results. */
export type SearchPageData = WithCampaign & {
  head: HeadData
  /** As typed. */
  query: string
  /** Only these very words were wanted. */
  isExact: boolean
  /** A better spelling; its results are shown unless the words were wanted exactly. */
  corrected: string | null
  leftOut: string[]
  listing: Listing & ListingExtent
  /** What to look at where nothing was found, or asked for. */
  instead: PicturedInstead | null
}

/** What the shop offers instead, its categories with their pictures. */
export type PicturedInstead = Omit<Instead, 'categories'> & {
  categories: (Instead['categories'][number] & { image: ProductImage | null })[]
}

/** What the shop finds for the words; never indexed, because every query would be a page. */
export const searchLoad: PageLoad<SearchPageData> = async (request, services) => {
  const { search } = request
  const { api } = services
  const q = searchQuery(search.q)
  const isExact = search.exact === '1'
  const exact = isExact ? '1' : '0'
  const found = await listingPages(PAGES.search.path, search, (input) =>
    api(searchProducts, { q, exact, ...input }),
  )
  if (found.redirect !== null) {
    if (URL.canParse(found.redirect))
      throw redirect({ to: found.redirect, href: found.redirect, statusCode: 302 })
    const [path = '', query] = found.redirect.split('?')
    const words = query === undefined ? {} : { search: Object.fromEntries(new URLSearchParams(query)) }
    throw redirect({ to: path, ...words, statusCode: 302 })
  }

  const { q: query, redirect: _, corrected, leftOut, instead, ...listing } = found
  return {
    query,
    isExact,
    corrected,
    leftOut,
    listing,
    instead: instead && (await pictured(instead, services)),
    // eu-duties C-14, C-17: what no campaign may make cheaper is not shown beside one
    campaign: listing.hasPriceBound
      ? null
      : await campaignOn(
          { path: PAGES.search.path, isCheckout: false, breadcrumb: [], product: null },
          request,
          services,
        ),
    head: {
      title: corrected !== null && !isExact ? corrected : query,
      description: '',
      path: query === '' ? PAGES.search.path : searchHref(query),
      noindex: true,
      image: null,
      jsonLd: [],
    },
  }
}

async function pictured(
  instead: Instead,
  { api }: Parameters<typeof searchLoad>[1],
): Promise<PicturedInstead> {
  const { roots } = await api(loadNavigation, {})
  const images = categoryImages(roots)
  const categories = instead.categories.map((category) => ({
    ...category,
    image: images.get(category.path) ?? null,
  }))
  return { ...instead, categories }
}
