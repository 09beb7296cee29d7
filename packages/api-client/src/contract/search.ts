import { SEARCH_QUERY_MAX } from '@shop/domain/query/search-query-max'
import * as v from 'valibot'
import { LinkSchema, ListingSchema, listingState } from './catalogue.ts'
import { defineCall } from './define-call.ts'
import { ProductCardSchema } from './entities/product.ts'

const query = v.pipe(v.string(), v.maxLength(SEARCH_QUERY_MAX))

/** What is shown instead of results: the shop's bestsellers, at most 12, and its largest categories. */
export const InsteadSchema = v.object({
  bestsellers: v.array(ProductCardSchema),
  categories: v.array(v.object({ ...LinkSchema.entries, count: v.number() })),
})
export type Instead = v.InferOutput<typeof InsteadSchema>

/** A listing of search results, with notes on how the words were understood. */
export const SearchSchema = v.object({
  ...ListingSchema.entries,
  /** The words as they were typed. */
  q: v.string(),
  /** Path to go to instead: an exact article number, or a word that has a page of its own. */
  redirect: v.nullable(v.string()),
  /**
   * A better spelling of the words, when there is one. The listing shows what fits it, unless the words were asked
   * for exactly: then it is only offered.
   */
  corrected: v.nullable(v.string()),
  /** Words that had to be left out to find anything, as typed. */
  leftOut: v.array(v.string()),
  /** Only when nothing matches the query, with or without filters, or the query is empty. */
  instead: v.nullable(InsteadSchema),
})
export type Search = v.InferOutput<typeof SearchSchema>

/** `exact=1` searches for the words as they were typed. @see product §3, §8 "Search" */
export const searchProducts = defineCall({
  name: 'searchProducts',
  method: 'GET',
  path: '/api/shop/search/',
  input: v.object({ q: query, exact: v.optional(v.picklist(['0', '1']), '0'), ...listingState }),
  answer: SearchSchema,
})

const suggestion = v.object({ name: v.string(), path: v.string() })

/** What the words may become, each list best first and at most 6 long. */
export const SuggestionsSchema = v.object({
  queries: v.array(v.string()),
  /** `trail`: the categories above, from the root. */
  categories: v.array(v.object({ ...suggestion.entries, trail: v.array(v.string()) })),
  brands: v.array(suggestion),
  products: v.array(ProductCardSchema),
})
export type Suggestions = v.InferOutput<typeof SuggestionsSchema>

/** From the first letter on; not personal, and requested with every letter. @see product §3 */
export const suggestSearch = defineCall({
  name: 'suggestSearch',
  method: 'GET',
  path: '/api/shop/search/suggestions/',
  cacheSeconds: 60,
  input: v.object({ q: query }),
  answer: SuggestionsSchema,
})
