import type { Listing } from '@shop/api-client/contract/catalogue'
import { redirect } from '@tanstack/react-router'
import { type ListingAsk, listingAsk } from './listing-ask.ts'
import { addressSearch } from './listing-href.ts'
import { type ListingSearch, listingSearch } from './listing-search.ts'

/** What a page shows beyond one page of the listing call. */
export type ListingExtent = {
  /** First of the pages that stand below each other; `page` is the last of them. */
  firstPage: number
  /** Only where nothing is found: how much there would be without one of the filters, the most first. */
  widen: { name: string; total: number }[]
}

/** The listing call, or any other that answers with a listing. */
type LoadPage<Answer> = (wish: Omit<ListingAsk, 'firstPage'>) => Promise<Answer>

/**
 * Every page that an address asks for, as one listing.
 *
 * Prices of the form without JavaScript, and pages behind the last one, are sent to the address of what is shown
 * instead, so that each state has one address.
 */
export async function listingPages<Answer extends Listing>(
  path: string,
  address: Record<string, unknown>,
  load: LoadPage<Answer>,
): Promise<Answer & ListingExtent> {
  const { priceFrom, priceTo, ...search } = listingSearch(address)
  const { firstPage, ...ask } = listingAsk({ ...search, priceFrom, priceTo })
  if (priceFrom !== undefined || priceTo !== undefined) throw elsewhere(path, { ...search, ...ask.filters })

  const last = await load(ask)
  if (ask.page > last.pages) throw elsewhere(path, { ...search, page: last.pages, from: undefined })

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
  ask: Omit<ListingAsk, 'firstPage'>,
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

/** Not for good: there may be more products tomorrow. */
function elsewhere(path: string, state: ListingSearch) {
  return redirect({ to: path, search: addressSearch(state), statusCode: 302 })
}
