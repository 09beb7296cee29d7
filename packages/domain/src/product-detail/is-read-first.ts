import { DUTIES } from '../duties/duties.ts'
import { type DutyPlace, isOwed } from '../duties/duty.ts'
import type { ProductFacts } from '../product/product-facts.ts'

/**
 * Whether the page of a product has to be seen before it may go into a basket, because it warns of something: no card,
 * list or earlier order adds such a product. An age alone, as clothes have it, warns of nothing.
 *
 * @see eu-duties C-16
 */
export function isReadFirst(facts: Pick<ProductFacts, 'warnings'>, place: DutyPlace, now: Date): boolean {
  return facts.warnings.length > 0 && isOwed(DUTIES['C-16'], place, now)
}
