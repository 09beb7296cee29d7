import { isPreOrder } from '../product/is-pre-order.ts'
import { MOST_PER_LINE } from './most-per-line.ts'
import { orderableUnits, type SoldVariant } from './orderable-units.ts'
import { unitsOf } from './units-of.ts'

/** The most lines of one basket. */
export const MOST_LINES = 100

/** Units on top of what a line has, or the units that it shall have. */
export type AskedQuantity = { more: number } | { exactly: number }

type Line = { key: string; variantId: number; quantity: number; isSaved: boolean }

export type LineInBasket = {
  /** The variant, and whether its product is sold at all. */
  found: SoldVariant
  /** Units on the shelf, those among them that an unpaid order of the same shopper holds. */
  stock: number
  /** All lines of the basket; what was put aside holds no units. */
  lines: readonly Line[]
  /** The line that it is about; null for one that is not there yet. */
  line: Pick<Line, 'key' | 'quantity'> | null
  /** Units of a gift that its promotion gives besides those in the basket; null for what is bought. */
  giftsLeft: number | null
}

export type DecidedQuantity =
  | { type: 'granted'; quantity: number; isReduced: boolean }
  | { type: 'refused'; why: 'basketFull' | 'lineFull' | 'notEarned' | 'unavailable' }

/**
 * How many units a line may have. As many as were asked for, at most what can be ordered and no other line of the basket
 * has, at most what a line holds, and of a gift at most what is earned. Fewer than asked is a success as long as some
 * unit comes of it: units on top must add one, a quantity that is set must leave one. Setting a quantity may therefore
 * also lower it to what there is.
 *
 * @see spec §4 "Basket item", §7; product §11.9, §11.14
 */
export function decidedQuantity(asked: AskedQuantity, there: LineInBasket): DecidedQuantity {
  return 'more' in asked ? grown(asked.more, there) : set(asked.exactly, there)
}

function grown(more: number, there: LineInBasket): DecidedQuantity {
  const { lines, line, giftsLeft } = there
  if (line === null && lines.filter(({ isSaved }) => !isSaved).length >= MOST_LINES)
    return { type: 'refused', why: 'basketFull' }
  if (giftsLeft !== null && giftsLeft < 1) return { type: 'refused', why: 'notEarned' }

  const had = line?.quantity ?? 0
  const quantity = capped(had + more, there)
  if (quantity <= had) return { type: 'refused', why: isLineFull(there) ? 'lineFull' : 'unavailable' }
  return { type: 'granted', quantity, isReduced: quantity < had + more }
}

function set(exactly: number, there: LineInBasket): DecidedQuantity {
  const quantity = capped(exactly, there)
  if (quantity < 1)
    return { type: 'refused', why: exactly >= 1 && isLineFull(there) ? 'lineFull' : 'unavailable' }
  return { type: 'granted', quantity, isReduced: quantity < exactly }
}

function capped(asked: number, there: LineInBasket): number {
  const { line, giftsLeft } = there
  const earned = giftsLeft === null ? MOST_PER_LINE : (line?.quantity ?? 0) + giftsLeft
  return Math.min(asked, roomFor(there), MOST_PER_LINE, earned)
}

/**
 * Whether there would be more, and only the limit of a line keeps it back. Nobody counts the units of a pre-order, so
 * whatever is refused of one that can be ordered at all is refused by that limit.
 */
function isLineFull(there: LineInBasket): boolean {
  const { found, stock, line } = there
  if (isPreOrder(found.variant)) return orderableUnits(found, stock) > 0
  return (line?.quantity ?? 0) >= MOST_PER_LINE && roomFor(there) > MOST_PER_LINE
}

/** What can be ordered of the variant, less what its other lines have. */
function roomFor({ found, stock, lines, line }: LineInBasket): number {
  const others = lines.filter(({ key }) => key !== line?.key)
  return orderableUnits(found, stock) - unitsOf(others, found.variant.id)
}
