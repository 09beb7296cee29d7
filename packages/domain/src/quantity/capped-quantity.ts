import { MOST_PER_LINE } from './most-per-line.ts'

/**
 * How many units a shopper gets of what was asked for: whole ones, at least none, at most what can be ordered and what a
 * line holds. Comes before the price step, so that units that do not exist never earn a better price.
 *
 * @see product §11.9, §11.14
 */
export function cappedQuantity(asked: number, orderable: number): number {
  return Math.max(0, Math.min(Math.floor(asked), Math.floor(orderable), MOST_PER_LINE))
}
