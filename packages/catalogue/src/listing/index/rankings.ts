import * as v from 'valibot'

const factor = v.pipe(v.number(), v.minValue(0), v.maxValue(1000))
const word = v.pipe(v.string(), v.minLength(1), v.maxLength(80))

/** Lifts (above 1) or lowers (below 1) the popularity of some products of a category. */
const Boost = v.union([
  v.strictObject({ productId: v.number(), factor }),
  /** Facet name and value as in the address: `brand` and `nordlys`, `colour` and `gruen`. */
  v.strictObject({ facet: word, value: word, factor }),
])
export type Boost = v.InferOutput<typeof Boost>

/** How a category steers its order of relevancy. */
export const Ranking = v.object({
  boosts: v.pipe(v.array(Boost), v.maxLength(100)),
  /** Product ids that come first, in this order, while they can be ordered. */
  pins: v.pipe(v.array(v.number()), v.maxLength(100)),
  /** By product id: the campaign that a product is pinned or boosted for. @see spec §3 "Listing product extras" */
  campaigns: v.optional(v.record(v.pipe(v.string(), v.digits()), word), {}),
})
export type Ranking = v.InferOutput<typeof Ranking>

/** By category id. */
export type Rankings = ReadonlyMap<number, Ranking>

/** Of a category in which nothing is pinned or boosted. */
export const NO_RANKING: Ranking = { boosts: [], pins: [], campaigns: {} }
