import { DUTIES } from '../duties/duties.ts'
import { type DutyPlace, isOwed } from '../duties/duty.ts'

/** A price from a moment on; null: not sold from then on. Minor units with tax. */
export type PricePoint = { since: Date; price: number | null; before: number | null }

/** What everybody could have one piece for, while promotions ran; minor units with tax. @see promotion/offered/offered-prices.ts */
export type OfferedPrice = { from: Date; until: Date; price: number }

/** What a running sale may be compared with. */
export type Reduction = {
  /** When the first reduction of the sale began. */
  since: Date
  /** The lowest price of the 30 days before that, minor units; null when nothing was asked in them. */
  lowestPrior: number | null
  /** End of the comparison where its time is limited; null while the sale runs. */
  until: Date | null
}

/** How long the comparison with an own earlier price may be shown. @see eu-duties C-10 */
export type ComparisonTime = 'unlimited' | 'half-as-long'

const DAY = 86_400_000
/** Days before a reduction whose lowest price counts. @see eu-duties C-09 */
export const PRIOR_DAYS = 30

/** Swiss law limits the comparison with a price that was asked for less than 30 days. @see eu-duties C-10 */
export function comparisonTime(place: DutyPlace, now: Date): ComparisonTime {
  return isOwed(DUTIES['C-10'], place, now) ? 'half-as-long' : 'unlimited'
}

/**
 * The reduction that runs at a moment, from the price history (oldest first); null without one.
 *
 * The lowest price of the 30 days before the first reduction counts, also while the price goes down further, and what
 * promotions gave everybody in these days is such a price. A sale that was interrupted, or in which the price rose again,
 * is a new one. Days without a price are not compared. Where time is limited, a price that was charged for less than 30
 * days is compared for half of that time.
 *
 * @see product §6, §11.8; eu-duties C-09 (§ 11 PAngV, price indication directive 6a), C-10 (PBV 16)
 */
export function runningReduction(
  history: readonly PricePoint[],
  now: Date,
  comparison: ComparisonTime,
  offered: readonly OfferedPrice[] = [],
): Reduction | null {
  const points = history.filter(({ since }) => since <= now)
  const first = firstOfSale(points)
  if (first === null) return null

  const since = points[first]?.since ?? now
  const earlier = points.slice(0, first)
  const lowestPrior = lowestOf(earlier, since, offered)
  const until = comparison === 'unlimited' ? null : comparisonEnd(earlier, since, lowestPrior)
  const isOver = until !== null && until <= now
  return { since, lowestPrior: isOver ? null : lowestPrior, until }
}

/** When the first reduction of the sale that runs at a moment began; null without a sale. */
export function saleBegan(history: readonly PricePoint[], now: Date): Date | null {
  const points = history.filter(({ since }) => since <= now)
  const first = firstOfSale(points)
  return first === null ? null : (points[first]?.since ?? null)
}

function firstOfSale(points: readonly PricePoint[]): number | null {
  let first = points.length - 1
  if (!isSale(points[first])) return null
  while (isFurtherStep(points[first - 1], points[first])) first -= 1
  return first
}

/** Whether a price is shown as reduced. */
export function isSale(point: Pick<PricePoint, 'price' | 'before'> | undefined): boolean {
  return point !== undefined && point.price !== null && point.before !== null && point.before > point.price
}

/** A sale goes on when the next price of it is no higher. */
function isFurtherStep(earlier: PricePoint | undefined, later: PricePoint | undefined): boolean {
  return isSale(earlier) && isSale(later) && (earlier?.price ?? 0) >= (later?.price ?? 0)
}

function lowestOf(
  earlier: readonly PricePoint[],
  since: Date,
  offered: readonly OfferedPrice[],
): number | null {
  const start = since.getTime() - PRIOR_DAYS * DAY
  const offers = offered.filter(({ from, until }) => until.getTime() > start && from < since)
  let lowest = offers.length === 0 ? null : Math.min(...offers.map(({ price }) => price))
  for (const [index, { price }] of earlier.entries()) {
    const end = (earlier[index + 1]?.since ?? since).getTime()
    if (price !== null && end > start && (lowest === null || price < lowest)) lowest = price
  }
  return lowest
}

/** Null when the price, or a higher one, was asked for 30 days on end. */
function comparisonEnd(earlier: readonly PricePoint[], since: Date, lowest: number | null): Date | null {
  if (lowest === null) return null
  const lower = earlier.findLastIndex(({ price }) => price === null || price < lowest)
  const held = since.getTime() - (earlier[lower + 1]?.since ?? since).getTime()
  if (held >= PRIOR_DAYS * DAY) return null
  return new Date(since.getTime() + held / 2)
}
