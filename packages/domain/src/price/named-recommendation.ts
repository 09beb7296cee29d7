import { DUTIES } from '../duties/duties.ts'
import { type DutyPlace, isOwed } from '../duties/duty.ts'

type Recommendation = { rrp: number | null; brand: string }
type Seller = { ownBrands: readonly string[]; place: DutyPlace; now: Date }

/**
 * The recommended price that may be named for goods of a brand: null for the shop's own, as who makes them recommends
 * nothing to himself, and null where the law forbids the comparison with a price that was never asked.
 *
 * @see product §11.8; eu-duties C-09, C-10
 */
export function namedRecommendation(
  { rrp, brand }: Recommendation,
  { ownBrands, place, now }: Seller,
): number | null {
  const isOwn = ownBrands.some((own) => own.toLowerCase() === brand.trim().toLowerCase())
  return isOwn || isOwed(DUTIES['C-10'], place, now) ? null : rrp
}
