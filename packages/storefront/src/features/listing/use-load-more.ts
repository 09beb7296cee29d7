import type { Listing } from '@shop/api-client/contract/catalogue'
import { type RefObject, useEffect, useState } from 'react'
import { mostPages } from './address/listing-extent.ts'
import type { ListingSearch } from './address/listing-search.ts'
import type { ListingLinks } from './address/use-listing-links.ts'
import type { ListingExtent } from './listing-pages.ts'

type LoadMore = {
  /** The next page as a page of its own; null on the last one. */
  nextHref: string | null
  /** Nothing where the page holds as much as it can. */
  load: (() => void) | undefined
  isBusy: boolean
  /** How many of the cards were there before the last load. */
  before: number
}

/**
 * Puts the next page below the ones that are there; the address says so, so that reload and back show the same.
 * The first of the new products in `cards` gets the focus.
 */
export function useLoadMore(
  listing: Pick<Listing & ListingExtent, 'page' | 'pages' | 'perPage' | 'firstPage' | 'products'>,
  { search, href, go }: ListingLinks,
  cards: RefObject<HTMLElement | null>,
): LoadMore {
  const { page, pages, perPage, firstPage, products } = listing
  const [asked, setAsked] = useState<{ page: number; before: number } | null>(null)
  const next: ListingSearch = { ...search, page: page + 1, from: undefined }
  const hasRoom = page - firstPage + 1 < mostPages(perPage)
  const isThere = asked !== null && asked.page <= page && products.length > asked.before

  useEffect(() => {
    if (!isThere) return
    const links = cards.current?.querySelectorAll<HTMLElement>('article h3 a')
    links?.[asked.before]?.focus({ preventScroll: true })
  }, [isThere, asked, cards])

  return {
    nextHref: page < pages ? href(next) : null,
    load: hasRoom
      ? () => {
          setAsked({ page: page + 1, before: products.length })
          go({ ...next, from: firstPage }, { replace: true })
        }
      : undefined,
    isBusy: asked !== null && asked.page === page + 1,
    before: isThere ? asked.before : 0,
  }
}
