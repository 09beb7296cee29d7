import { distribute } from '../money/distribute.ts'
import type { PromotionLine } from './promotion-input.ts'

/** One piece of a line and what is left to pay for it, minor units with tax. */
export type BasketUnit = { line: PromotionLine; left: number }

/** How much each unit becomes cheaper, minor units. */
export type Cuts = ReadonlyMap<BasketUnit, number>

/** A basket piece by piece, lines by their key, so that nothing depends on the order in which they were added. */
export function basketUnits(lines: readonly PromotionLine[]): BasketUnit[] {
  return lines
    .toSorted((one, other) => (one.key < other.key ? -1 : 1))
    .flatMap((line) => Array.from({ length: line.quantity }, () => ({ line, left: line.unitPrice })))
}

/** What is left to pay for all of them, minor units. */
export function leftOf(units: readonly BasketUnit[]): number {
  return units.reduce((sum, { left }) => sum + left, 0)
}

/**
 * What promotions may still take off a unit, minor units: its contribution to recycling is never discounted.
 *
 * @see eu-duties C-19b-FR-fee
 */
export function reducibleOf({ line, left }: BasketUnit): number {
  return Math.max(0, left - (line.contribution ?? 0))
}

/** What promotions may still take off all of them, minor units. */
export function reducibleSum(units: readonly BasketUnit[]): number {
  return units.reduce((sum, unit) => sum + reducibleOf(unit), 0)
}

/**
 * An amount spread over units by what may be taken off them: first fairly among lines, then inside each line, exactly to
 * the unit of money. More than that is never taken.
 *
 * @see product §6 "largest-remainder method"
 */
export function spreadCuts(amount: number, units: readonly BasketUnit[]): Cuts {
  const lines = [...Map.groupBy(units, ({ line }) => line).values()]
  const parts = distribute(Math.max(0, Math.min(amount, reducibleSum(units))), lines.map(reducibleSum))

  return new Map(
    lines.flatMap((ofLine, index) => {
      const cuts = distribute(parts[index] ?? 0, ofLine.map(reducibleOf))
      return ofLine.map((unit, nth) => [unit, cuts[nth] ?? 0] as const)
    }),
  )
}

/** The units after cuts, new ones where something was taken off. */
export function cutUnits(units: readonly BasketUnit[], cuts: Cuts): BasketUnit[] {
  return units.map((unit) => {
    const cut = cuts.get(unit) ?? 0
    return cut === 0 ? unit : { ...unit, left: unit.left - cut }
  })
}
