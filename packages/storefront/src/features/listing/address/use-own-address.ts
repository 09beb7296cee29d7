import { useLocation, useMatch } from '@tanstack/react-router'
import { useMemo } from 'react'
import type { ListingSearch } from './listing-search.ts'
import { type Address, ownSearch } from './own-search.ts'

/**
 * The address of the listing that asks, and its state in it. Unlike the address bar it stays what it is while somebody
 * leaves for another page: nothing of a page is drawn once more that is about to go.
 */
export function useOwnAddress(): { pathname: string; search: ListingSearch } {
  // The router leaves out the slash that every address of ours ends with.
  const pathname = useMatch({ strict: false, select: (own) => own.pathname.replace(/\/?$/, '/') })
  const search = useMatch({ strict: false, select: (own): Address['search'] => own.search })
  const state = useLocation({ select: (bar) => ownSearch(bar, { pathname, search }) })
  return { pathname, search: useMemo((): ListingSearch => JSON.parse(state), [state]) }
}
