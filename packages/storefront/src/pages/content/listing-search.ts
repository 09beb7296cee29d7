import { isFilterParameter } from '@shop/domain/link/page-parameter'
import { wholeNumber } from '../../search-words.ts'

/**
 * The state of a listing in its address: `sort`, `page`, `perPage`, `q`, and filters with comma-joined
 * values. What cannot be understood is left out, so that an old link still finds its page.
 */
export type ListingSearch = {
  sort?: string | undefined
  page?: number | undefined
  perPage?: number | undefined
  [filter: string]: string | number | undefined
}

/** Longer filters come from no page of ours. */
const LONGEST_FILTER = 200

/** Reads a listing's state from the address. @see spec §9 "a whitelist of filter parameter names" */
export function listingSearch(search: Record<string, unknown>): ListingSearch {
  const state: ListingSearch = {}
  for (const [name, value] of Object.entries(search)) {
    if (name === 'page' || name === 'perPage') {
      const number = wholeNumber(value)
      if (number !== undefined) state[name] = number
    } else if (isListingWord(name) && (typeof value === 'string' || typeof value === 'number')) {
      const word = String(value)
      if (word !== '' && word.length <= LONGEST_FILTER) state[name] = word
    }
  }
  return state
}

function isListingWord(name: string): boolean {
  return name === 'q' || name === 'sort' || isFilterParameter(name)
}
