import { cappedQuantity } from '../../quantity/capped-quantity.ts'
import { isSameLine, type LineIdentity } from './same-line.ts'

/** A line that may meet another one at sign-in. */
export type MergeableLine = LineIdentity & { quantity: number }

export type Merge<Line> = {
  /** Lines of the customer that grew, with their new quantity. */
  grown: Line[]
  /** Added lines, with the quantity that can be ordered. */
  added: Line[]
  /** Whether some line got fewer units than the visitor had; the shopper is notified. */
  isReduced: boolean
}

/**
 * Merges the lines of an anonymous visit into a customer's basket: the same line takes the higher quantity, all others
 * are added, both limited to what `orderable` allows of a variant. Nothing shrinks and no line gets lost: what cannot
 * be ordered at all is kept as it is, and the basket says why.
 *
 * @see spec §4 "Session"; product §11.16
 */
export function mergedLines<Line extends MergeableLine>(
  present: readonly Line[],
  incoming: readonly Line[],
  orderable: (variantId: number) => number,
): Merge<Line> {
  const lines = [...present]
  let isReduced = false

  for (const added of incoming) {
    const found = lines.findIndex((line) => isSameLine(line, added))
    const same = lines[found]
    const had = same?.quantity ?? 0
    const elsewhere = unitsOf(lines, added.variantId) - had
    const possible = cappedQuantity(added.quantity, orderable(added.variantId) - elsewhere)

    if (!same) lines.push({ ...added, quantity: possible || added.quantity })
    else if (possible > had) lines[found] = { ...same, quantity: possible }
    isReduced ||= possible < added.quantity && had < added.quantity
  }

  const grown = lines.slice(0, present.length).filter((line, index) => line !== present[index])
  return { grown, added: lines.slice(present.length), isReduced }
}

function unitsOf(lines: readonly MergeableLine[], variantId: number): number {
  return lines.reduce((sum, line) => sum + (line.variantId === variantId ? line.quantity : 0), 0)
}
