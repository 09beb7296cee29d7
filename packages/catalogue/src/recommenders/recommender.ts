import type { Locale } from '@shop/domain/market/markets'
import type { RecommendationFilter } from '@shop/domain/recommendation/recommendation-filter'
import type { RecommendationSource } from '@shop/domain/recommendation/slot-sources'
import type { RecommendationSlot } from '@shop/domain/shop/recommendation-slot'
import type { Shelf } from './shelf.ts'

/** What a slot or a block wants to show. */
export type RecommendationInput = {
  locale: Locale
  slot: Pick<RecommendationSlot, 'recommendationId' | 'fillWithRandom' | 'size'>
  /** Where the own engine looks, in this order. */
  sources: readonly RecommendationSource[]
  /** Ids of what the shopper looks at or has in the basket, the most important first. */
  productIds: readonly number[]
  /** The category of the listing; null elsewhere. */
  categoryId: number | null
  /** Ids of what this browser has seen, newest first. */
  seenIds: readonly number[]
  filters: readonly RecommendationFilter[]
  /** How the provider knows the shopper; null without consent. */
  customerCookie: string | null
  /** Products of the shop that asks. */
  shelf: Shelf
  now: Date
}

/**
 * Recommends products, seen from the shop: ids, best first, more than the slot shows if it likes, because what
 * cannot be shown is taken out afterwards. Throws when it cannot answer in time; the caller has others to ask.
 */
export type Recommender = { recommend(input: RecommendationInput): Promise<number[]> }
