import { Arrangement, type ShownListingFilters } from '@shop/api-client/office/listing-filter-commands'
import { isSame } from '@shop/domain/goods/edited-record'
import { useState } from 'react'
import * as v from 'valibot'
import { useShop } from '../../client/use-shop.ts'
import { keep, keptAt } from '../../parts/draft/kept.ts'

const Kept = v.object({ filters: v.nullable(Arrangement), seen: v.nullable(v.number()) })
type KeptFilters = v.InferOutput<typeof Kept>

export type FilterDraft = {
  /** What is drafted; null for the category without filters of its own, undefined where nothing is. */
  filters: Arrangement | null | undefined
  /** The version that was on the screen when it was begun. */
  seen: number | null
  write: (filters: Arrangement | null, seen: number) => void
  /** Takes what holds now as seen: somebody has been told of it. */
  rebase: () => void
  /** What was sent holds now; what was arranged while it was under way stays, over that. */
  saved: (sent: Arrangement | null) => void
  clear: () => void
}

/** What is arranged and not saved yet: a reload of the tab keeps it with the version that it was begun over. */
export function useFilterDraft(categoryId: number): FilterDraft {
  const { id: shop } = useShop()
  const key = `office.filters.${shop}.${categoryId}`
  const [draft, setDraft] = useState(() => keptAt(key, Kept))

  function put(next: typeof draft): void {
    setDraft(next)
    keep(key, next)
  }

  return {
    filters: draft === null ? undefined : draft.filters,
    seen: draft?.seen ?? null,
    write: (filters, seen) => put({ filters, seen: draft?.seen ?? seen }),
    rebase: () =>
      // As it is by then: somebody may have gone on while the answer was under way.
      setDraft((current) => {
        const next = current && { ...current, seen: null }
        keep(key, next)
        return next
      }),
    saved: (sent) =>
      setDraft((current) => {
        const next = leftOfFilters(current, sent)
        keep(key, next)
        return next
      }),
    clear: () => put(null),
  }
}

/** What is left of a draft once filters were saved; null for nothing. */
export function leftOfFilters(draft: KeptFilters | null, sent: Arrangement | null): KeptFilters | null {
  return draft === null || isSame(draft.filters, sent) ? null : { ...draft, seen: null }
}

/** What holds of a category now: its own filters, those from above, or null for those of its goods. */
export function heldFilters({ own, inherited }: ShownListingFilters): Arrangement | null {
  return own ?? inherited?.filters ?? null
}
