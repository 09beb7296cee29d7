import { PER_PAGE, SORTS, type Sort } from '@shop/api-client/contract/catalogue'
import { isKnownFilter } from '../../../loading/known-filters.ts'
import { mostPages } from './listing-extent.ts'
import type { ListingSearch } from './listing-search.ts'
import { typedPrice } from './typed-price.ts'

/** What an address asks of a listing, in the words of its call. */
export type ListingRequest = {
  sort: Sort
  perPage: (typeof PER_PAGE)[number]
  page: number
  /** First of the pages that are shown below each other; `page` where there is only one. */
  firstPage: number
  filters: Record<string, string>
}

/** The listing call counts no further; there are fewer products than that. */
const LAST_PAGE = 100_000

/** Reads what an address asks for; what the listing does not know becomes what it begins with. */
export function listingRequest(search: ListingSearch): ListingRequest {
  const { priceFrom, priceTo } = search
  const sort = SORTS.find((known) => known === search.sort) ?? 'relevancy'
  const perPage = PER_PAGE.find((known) => known === search.perPage) ?? 24
  const page = Math.min(search.page ?? 1, LAST_PAGE)
  const firstPage = Math.max(Math.min(search.from ?? page, page), page - mostPages(perPage) + 1)
  const filters = Object.entries(search).flatMap(([name, value]) =>
    isKnownFilter(name) && value !== undefined ? [[name, String(value)]] : [],
  )
  return {
    sort,
    perPage,
    page,
    firstPage,
    filters: { ...Object.fromEntries(filters), ...typedPrice(priceFrom, priceTo) },
  }
}
