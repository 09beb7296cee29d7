import { DUTIES } from '../duties/duties.ts'
import { type DutyPlace, isOwed } from '../duties/duty.ts'
import type { ProductFacts } from '../product/product-facts.ts'
import { hasWarnings } from './has-warnings.ts'

/**
 * Whether the page of a product has to be seen before it may go into a basket, because it warns of something or is for
 * an age: no card, list or earlier order adds such a product.
 *
 * @see eu-duties C-16
 */
export function isReadFirst(
  facts: Pick<ProductFacts, 'warnings' | 'ageFrom'>,
  place: DutyPlace,
  now: Date,
): boolean {
  return hasWarnings(facts) && isOwed(DUTIES['C-16'], place, now)
}
