import type { Rating } from '../product/product-card.ts'

/**
 * The rating of a family: all ratings of its members together, each counted once, with two decimals. A sofa is judged, not
 * its colour; null where nobody has rated any.
 *
 * @see product §11 "Reviews are pooled per family"
 */
export function pooledRating(ratings: readonly (Rating | null)[]): Rating | null {
  let [stars, count] = [0, 0]
  for (const rating of ratings) {
    if (rating === null) continue
    stars += rating.average * rating.count
    count += rating.count
  }
  return count > 0 ? { average: Math.round((stars / count) * 100) / 100, count } : null
}
