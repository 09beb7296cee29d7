import type { Facet, Listing } from '@shop/api-client/contract/catalogue'
import { useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { addressSearch } from '../address/listing-href.ts'
import type { ListingSearch } from '../address/listing-search.ts'
import type { ListingLinks } from '../address/use-listing-links.ts'

type Answer = { href: string; total: number; facets: Facet[] }

export type DraftListing = {
  draft: ListingSearch
  setDraft: (draft: ListingSearch) => void
  /** Facets as they count with the draft; a moment older while that is being asked. */
  facets: Facet[]
  /** How many products the draft leaves; null while that is being asked. */
  total: number | null
}

/** Quick enough to feel live, slow enough for two ticks in a row to be one question. */
const PAUSE_MS = 120

/**
 * Filters that are being chosen and not yet applied, with what they would leave.
 *
 * What is asked for is the page itself, so that showing it afterwards needs no further request.
 */
export function useDraftListing(shown: Pick<Listing, 'total' | 'facets'>, links: ListingLinks): DraftListing {
  const router = useRouter()
  const { here, href } = links
  const [draft, setDraft] = useState(links.search)
  const [answer, setAnswer] = useState<Answer>({ ...shown, href: href(draft) })
  const wanted = href(draft)
  const isAnswered = answer.href === wanted

  useEffect(() => {
    if (isAnswered) return
    const search = addressSearch(draft)
    let isWanted = true
    const timer = setTimeout(async () => {
      // a draft that cannot be asked for has no number; applying it says what is wrong
      const matches = await router.preloadRoute({ to: here, search }).catch(() => undefined)
      const page: { listing?: Omit<Answer, 'href'> } | undefined = matches?.at(-1)?.loaderData
      if (isWanted && page?.listing) setAnswer({ ...page.listing, href: wanted })
    }, PAUSE_MS)
    return () => {
      isWanted = false
      clearTimeout(timer)
    }
  }, [isAnswered, wanted, draft, here, router])

  return { draft, setDraft, facets: answer.facets, total: isAnswered ? answer.total : null }
}
