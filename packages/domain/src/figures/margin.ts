import { shareOf } from './comparison.ts'

/** Sums of the lines of orders in one currency, minor units. */
export type CostedSums = {
  /** All lines with tax. */
  gross: number
  /** Of these the lines whose cost was known when they were ordered: with tax, and without. */
  costedGross: number
  costedNet: number
  /** What their units were bought for. */
  cost: number
}

export type Margin = {
  /** What is left of the turnover without tax once the goods are paid, minor units; null where no cost is known. */
  earned: number | null
  /** The same of a hundred of that turnover. */
  percent: number | null
  /** Of how much of the turnover with tax the costs are known, of a hundred; null of no turnover. */
  covered: number | null
}

/**
 * The margin of what was sold: the turnover without tax less what the goods were bought for, of those lines alone whose
 * cost was known when they were ordered. Shipping, fees and what went back are in none of it.
 *
 * @see docs/office.md
 */
export function marginOf({ gross, costedGross, costedNet, cost }: CostedSums): Margin {
  const isKnown = costedGross > 0 || cost > 0
  return {
    earned: isKnown ? costedNet - cost : null,
    percent: isKnown ? shareOf(costedNet - cost, costedNet) : null,
    covered: shareOf(costedGross, gross),
  }
}
