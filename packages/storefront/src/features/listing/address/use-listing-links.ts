import type { Listing } from '@shop/api-client/contract/catalogue'
import { useNavigate } from '@tanstack/react-router'
import { useShopPath } from '../../../use-shop.ts'
import { knownSearch, listingHref } from './listing-href.ts'
import type { ListingSearch } from './listing-search.ts'
import { useOwnAddress } from './use-own-address.ts'

export type ListingLinks = {
  /** Path of the listing as links say it, and as the router knows it. */
  path: string
  here: string
  /** The state in the address, as far as the listing knows it. */
  search: ListingSearch
  href: (state: ListingSearch) => string
  /** Goes there and leaves the page where it is scrolled to. */
  go: (state: ListingSearch, how?: { replace: boolean }) => void
  /** Fields that keep the rest of the state when a form is sent. */
  hidden: (except: readonly string[]) => Record<string, string>
}

/** The ways from one state of a listing to another. */
export function useListingLinks(listing: Pick<Listing, 'facets' | 'sorts' | 'perPage'>): ListingLinks {
  const shopPath = useShopPath()
  const navigate = useNavigate()
  const { pathname: here, search: address } = useOwnAddress()
  const search = knownSearch(address, listing)
  const path = shopPath(here)
  const href = (state: ListingSearch) => listingHref(path, state)

  return {
    path,
    here,
    search,
    href,
    go: (state, { replace } = { replace: false }) =>
      void navigate({ href: href(state), resetScroll: false, replace }),
    hidden: (except) =>
      Object.fromEntries(
        Object.entries(search).flatMap(([name, value]) =>
          value === undefined || except.includes(name) ? [] : [[name, String(value)]],
        ),
      ),
  }
}
