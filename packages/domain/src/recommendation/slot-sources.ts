import type { RecommendationSlotName } from '../shop/brand.ts'

/** Where recommendations of the shop's own engine come from. */
export type RecommendationSource =
  /** Ordered together with what the shopper looks at. */
  | 'boughtTogether'
  /** Of the same kind, nearest first. */
  | 'similar'
  /** What sells around it: in the same part of the shop, but of other kinds, a little of each. */
  | 'around'
  /** Ordered most lately in the category, then its most popular. */
  | 'bestsellersHere'
  /** The same in the whole shop. */
  | 'bestsellers'
  /** What this browser has seen. */
  | 'lastSeen'

/**
 * Which sources fill a slot of the own engine, one after the other until it is full.
 *
 * @see spec §3 "Recommendation slot"
 */
export const SLOT_SOURCES: Record<RecommendationSlotName, readonly RecommendationSource[]> = {
  listing_last_seen: ['lastSeen'],
  listing_bestseller: ['bestsellersHere'],
  pds_alternatives: ['similar', 'bestsellersHere'],
  pds_suggestions: ['boughtTogether', 'around', 'similar'],
  pds_last_seen: ['lastSeen'],
  add_to_cart_layer: ['boughtTogether', 'around', 'similar'],
  basket: ['boughtTogether', 'around', 'similar'],
  search: ['bestsellers'],
}
