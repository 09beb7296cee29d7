import type { Listing } from '@shop/api-client/contract/catalogue'
import { LONGEST_QUERY, searchProducts } from '@shop/api-client/contract/search'
import { redirect } from '@tanstack/react-router'
import type { HeadData } from '../../head.ts'
import type { PageLoad } from '../../page-loader.ts'
import { type ListingExtent, listingPages } from '../content/listing-pages.ts'

export type SearchPageData = { head: HeadData; query: string; listing: Listing & ListingExtent }

/** What the shop finds for the words; never indexed, because every query would be a page. */
export const searchLoad: PageLoad<SearchPageData> = async ({ search }, { api }) => {
  const q = typeof search.q === 'string' ? search.q.slice(0, LONGEST_QUERY) : ''
  const exact = search.exact === '1' ? '1' : '0'
  const found = await listingPages('/suche/', search, (wish) => api(searchProducts, { q, exact, ...wish }))
  if (found.redirect !== null) throw redirect({ to: found.redirect, statusCode: 302 })

  const { q: query, redirect: _, ...listing } = found
  return {
    query,
    listing,
    head: { title: query, description: '', path: '/suche/', noindex: true, image: null, jsonLd: [] },
  }
}
