import { PRICE_FIELDS } from '@shop/domain/query/page-parameter'
import { isKnownFilter } from '../../../loading/known-filters.ts'
import { wholeNumber } from '../../../search-words.ts'

/**
 * The state of a listing in its address: `sort`, `page`, `perPage`, `q`, `exact`, and filters with comma-joined
 * values; `from` is the first of several pages that stand below each other. What cannot be understood is left out,
 * so that an old link still finds its page.
 */
export type ListingSearch = {
  sort?: string | undefined
  page?: number | undefined
  from?: number | undefined
  perPage?: number | undefined
  [filter: string]: string | number | undefined
}

const LONGEST_QUESTION = 200
/** Longer filters come from no page of ours; the listing call takes no longer ones. */
const LONGEST_FILTER = 500
const NUMBERS = new Set(['page', 'from', 'perPage'])
const WORDS = new Set<string>(['q', 'exact', 'sort', ...PRICE_FIELDS])

/** Reads a listing's state from the address. @see spec §9 "a whitelist of filter parameter names" */
export function listingSearch(search: Record<string, unknown>): ListingSearch {
  const state: ListingSearch = {}
  for (const [name, value] of Object.entries(search)) {
    if (NUMBERS.has(name)) {
      const number = wholeNumber(value)
      if (number !== undefined) state[name] = number
    } else if (WORDS.has(name) || isKnownFilter(name)) {
      const typed = typeof value === 'string' || typeof value === 'number' ? String(value) : ''
      // a question that is too long is cut, like the field for it does
      const word = name === 'q' ? typed.slice(0, LONGEST_QUESTION) : typed
      if (word !== '' && word.length <= LONGEST_FILTER && !/\p{Cc}/u.test(word)) state[name] = word
    }
  }
  return state
}
