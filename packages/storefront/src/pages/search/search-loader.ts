import { type Listing, PER_PAGE, SORTS } from '@shop/api-client/contract/catalogue'
import { searchProducts } from '@shop/api-client/contract/search'
import { redirect } from '@tanstack/react-router'
import type { HeadData } from '../../head.ts'
import type { PageLoad } from '../../page-loader.ts'
import { typedPrice } from '../content/typed-price.ts'

export type SearchPageData = { head: HeadData; query: string; listing: Listing }

/** What the shop finds for the words; never indexed, because every query would be a page. */
export const searchLoad: PageLoad<SearchPageData> = async ({ search }, { api }) => {
  const { q, sort, page, perPage, priceFrom, priceTo, ...filters } = search
  const found = await api(searchProducts, {
    q: typeof q === 'string' ? q.slice(0, 200) : '',
    sort: SORTS.find((known) => known === sort) ?? 'relevancy',
    page: typeof page === 'number' ? page : 1,
    perPage: PER_PAGE.find((known) => known === perPage) ?? 24,
    filters: {
      ...Object.fromEntries(Object.entries(filters).map(([name, value]) => [name, String(value)])),
      ...typedPrice(priceFrom, priceTo),
    },
  })
  if (found.redirect !== null) throw redirect({ to: found.redirect, statusCode: 302 })

  const { q: query, redirect: _, ...listing } = found
  return {
    query,
    listing,
    head: { title: query, description: '', path: '/suche/', noindex: true, image: null, jsonLd: [] },
  }
}
