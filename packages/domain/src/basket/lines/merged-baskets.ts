import { MOST_PER_LINE } from '../../quantity/most-per-line.ts'
import { orderableUnits, type SoldVariant } from '../../quantity/orderable-units.ts'
import { type Merge, type MergeableLine, mergedLines } from './merged-lines.ts'

/** A line of a basket, to be bought or put aside for another day. */
export type KeptLine = MergeableLine & { isSaved: boolean }

export type Shelf = {
  /** What the lines name, by variant id; nothing of what has left the catalogue. */
  variants: ReadonlyMap<number, SoldVariant>
  /** Units of each variant, those among them that an unpaid order of the same shopper holds. */
  stock: ReadonlyMap<number, number>
}

/**
 * What becomes of a customer's basket when the basket of an anonymous visit joins it. What is to be bought is bounded by
 * the same limit as when it is put in, so a pre-order keeps its units although nothing of it lies on a shelf. What was
 * put aside holds no units and is bounded by what a line holds; it never meets what is to be bought.
 *
 * @see spec §4 "Session"; product §11.16
 */
export function mergedBaskets<Line extends KeptLine>(
  present: readonly Line[],
  incoming: readonly Line[],
  { variants, stock }: Shelf,
): Merge<Line> {
  const toBuy = (variantId: number) => orderableUnits(variants.get(variantId), stock.get(variantId) ?? 0)
  const bought = mergedLines(present.filter(isToBuy), incoming.filter(isToBuy), toBuy)
  const saved = mergedLines(present.filter(isPutAside), incoming.filter(isPutAside), () => MOST_PER_LINE)
  return {
    grown: [...bought.grown, ...saved.grown],
    added: [...bought.added, ...saved.added],
    isReduced: bought.isReduced || saved.isReduced,
  }
}

function isPutAside({ isSaved }: KeptLine): boolean {
  return isSaved
}

function isToBuy(line: KeptLine): boolean {
  return !isPutAside(line)
}
