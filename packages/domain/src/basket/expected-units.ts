import type { BasketItem } from './basket.ts'

/** What was asked for of a variant since its last calm moment, while the answers are under way. */
export type ExpectedUnits = {
  /** Units in the basket before the first press. */
  before: number
  /** Units asked for since; what was refused is taken off again. */
  asked: number
  /** Calls that are not answered yet. */
  open: number
}

type Line = Pick<BasketItem, 'quantity'> & { variant: { id: number } }

/**
 * How many units a basket holds once everything asked for is answered as hoped. Whatever order the answers come in, and
 * whether or not the basket has some of it already, no unit counts twice.
 */
export function expectedCount(lines: readonly Line[], expected: ReadonlyMap<number, ExpectedUnits>): number {
  const known = lines.reduce((sum, { quantity }) => sum + quantity, 0)
  return [...expected].reduce((sum, [variantId, { before, asked }]) => {
    return sum + Math.max(0, before + asked - unitsOfVariant(lines, variantId))
  }, known)
}

/** How many units of a variant lines hold. */
export function unitsOfVariant(lines: readonly Line[], variantId: number): number {
  return lines.reduce((sum, { variant, quantity }) => (variant.id === variantId ? sum + quantity : sum), 0)
}
