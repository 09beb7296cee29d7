import type { Rating } from '@shop/domain/product/product-card'

/** More than anybody counts. */
const RATINGS = 1_000_000

/** Stars and up that a list can be filtered by. */
export const RATING_STEPS = [2, 3, 4]

/** A rating in 32 bits, the better one the larger number, so that a list can be ordered by it; 0 for none. */
export function ratingNumber(rating: Rating | null): number {
  if (rating === null) return 0
  return Math.round(Math.min(rating.average, 5) * 100) * RATINGS + Math.min(rating.count, RATINGS - 1)
}

export function ratingOfNumber(number: number): Rating | null {
  return number === 0 ? null : { average: Math.floor(number / RATINGS) / 100, count: number % RATINGS }
}
