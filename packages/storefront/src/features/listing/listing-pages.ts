import type { Listing } from '@shop/api-client/contract/catalogue'
import { redirect } from '@tanstack/react-router'
import { addressSearch } from './address/listing-href.ts'
import { type ListingRequest, listingRequest } from './address/listing-request.ts'
import { type ListingSearch, listingSearch } from './address/listing-search.ts'

/** What a page shows beyond one page of the listing call. */
export type ListingExtent = {
  /** First of the pages that are shown below each other; `page` is the last of them. */
  firstPage: number
  /** Only where nothing is found: how much there would be without one of the filters, the most first. */
  widen: { name: string; total: number }[]
}

/** The listing call, or any other that answers with a listing. */
type LoadPage<Answer> = (input: Omit<ListingRequest, 'firstPage'>) => Promise<Answer>

/**
 * Every page that an address asks for, as one listing.
 *
 * Prices of the form without JavaScript, pages behind the last one, and filters that are spelt in another way or choose
 * nothing, are sent to the address of what is shown instead, so that each state has one address and none says more than it
 * shows.
 */
export async function listingPages<Answer extends Listing>(
  path: string,
  address: Record<string, unknown>,
  load: LoadPage<Answer>,
): Promise<Answer & ListingExtent> {
  const { priceFrom, priceTo, ...search } = listingSearch(address)
  const { firstPage, ...ask } = listingRequest({ ...search, priceFrom, priceTo })
  if (priceFrom !== undefined || priceTo !== undefined) throw elsewhere(path, { ...search, ...ask.filters })

  const last = await load(ask)
  const spelt = { ...withoutNamed(search, ask.filters), ...last.filters }
  if (ask.page > last.pages) throw elsewhere(path, { ...spelt, page: last.pages, from: undefined })
  if (!isSame(ask.filters, last.filters)) throw elsewhere(path, spelt)

  const numbers = Array.from({ length: ask.page - firstPage }, (_, index) => firstPage + index)
  const before = await Promise.all(numbers.map((page) => load({ ...ask, page })))
  return {
    ...last,
    products: [...before, last].flatMap(({ products }) => products),
    hasPriceBound: [...before, last].some(({ hasPriceBound }) => hasPriceBound),
    firstPage,
    widen: last.total === 0 ? await waysOut(ask, last.filters, load) : [],
  }
}

async function waysOut<Answer extends Listing>(
  ask: Omit<ListingRequest, 'firstPage'>,
  understood: Record<string, string>,
  load: LoadPage<Answer>,
): Promise<ListingExtent['widen']> {
  const names = Object.keys(understood)
  const found = await Promise.all(
    names.map(async (name) => {
      const { [name]: _, ...filters } = understood
      return { name, total: (await load({ ...ask, page: 1, filters })).total }
    }),
  )
  return found.filter(({ total }) => total > 0).toSorted((a, b) => b.total - a.total)
}

type Filters = Readonly<Record<string, string>>

function isSame(one: Filters, other: Filters): boolean {
  const names = new Set([...Object.keys(one), ...Object.keys(other)])
  return [...names].every((name) => one[name] === other[name])
}

function withoutNamed(search: ListingSearch, filters: Filters): ListingSearch {
  return Object.fromEntries(Object.entries(search).filter(([name]) => !Object.hasOwn(filters, name)))
}

/** Not for good: there may be more products tomorrow. */
function elsewhere(path: string, state: ListingSearch) {
  return redirect({ to: path, search: addressSearch(state), statusCode: 302 })
}
