import { isFilterParameter } from '@shop/domain/link/page-parameter'
import * as v from 'valibot'

const word = v.fallback(v.optional(v.pipe(v.string(), v.maxLength(200))), undefined)
const number = v.fallback(
  v.optional(v.pipe(v.union([v.number(), v.string()]), v.transform(Number), v.integer(), v.minValue(1))),
  undefined,
)

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

const NAMES = { sort: word, page: number, perPage: number }

/** Reads a listing's state from the address. @see spec §9 "a whitelist of filter parameter names" */
export function listingSearch(search: Record<string, unknown>): ListingSearch {
  const state: ListingSearch = {}
  for (const [name, value] of Object.entries(search)) {
    if (name === 'page' || name === 'perPage') {
      const parsed = v.parse(NAMES[name], value)
      if (parsed !== undefined) state[name] = parsed
    } else if (isListingWord(name) && (typeof value === 'string' || typeof value === 'number')) {
      const parsed = v.parse(word, String(value))
      if (parsed) state[name] = parsed
    }
  }
  return state
}

function isListingWord(name: string): boolean {
  return name === 'q' || name === 'sort' || isFilterParameter(name)
}
