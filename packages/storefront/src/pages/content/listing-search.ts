import { isForeignParameter } from '@shop/domain/link/foreign-parameter'
import * as v from 'valibot'

const word = v.fallback(v.optional(v.pipe(v.string(), v.maxLength(200))), undefined)
const number = v.fallback(
  v.optional(v.pipe(v.union([v.number(), v.string()]), v.transform(Number), v.integer(), v.minValue(1))),
  undefined,
)

/**
 * The state of a listing in its address: `sort`, `page`, `perPage`, and every other word is a filter with
 * comma-joined values. What cannot be understood is left out, so that an old link still finds its page.
 */
export type ListingSearch = {
  sort?: string | undefined
  page?: number | undefined
  perPage?: number | undefined
  [filter: string]: string | number | undefined
}

const NAMES = { sort: word, page: number, perPage: number }
const FILTER_NAME = /^[a-zA-Z]{2,30}$/

/** Reads a listing's state from the address. @see spec §9 "a whitelist of filter parameter names" */
export function listingSearch(search: Record<string, unknown>): ListingSearch {
  const state: ListingSearch = {}
  for (const [name, value] of Object.entries(search)) {
    if (isForeignParameter(name)) continue
    if (name === 'page' || name === 'perPage') {
      const parsed = v.parse(NAMES[name], value)
      if (parsed !== undefined) state[name] = parsed
    } else if (FILTER_NAME.test(name) && (typeof value === 'string' || typeof value === 'number')) {
      const parsed = v.parse(word, String(value))
      if (parsed) state[name] = parsed
    }
  }
  return state
}
