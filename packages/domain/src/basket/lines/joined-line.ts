import { unitPriceAt } from '../../price/scale-price.ts'
import type { Variant } from '../../product/product.ts'
import { MOST_PER_LINE } from '../../quantity/most-per-line.ts'
import type { BasketLine } from './basket-line.ts'
import { isSameLine } from './same-line.ts'

export type JoinedLine = {
  line: BasketLine
  /** Keys of lines that are merged into it. */
  gone: string[]
}

/**
 * A line after a change, merged with the line that it has become the same as, for example by its personalisation: it
 * has the units of both, at most what a line holds. Its unit price is that of its quantity at this moment, minor units
 * with tax.
 *
 * @see spec §4 "Basket item"
 */
export function joinedLine(line: BasketLine, lines: readonly BasketLine[], variant: Variant): JoinedLine {
  const twin = lines.find((other) => other.key !== line.key && !other.isSaved && isSameLine(other, line))
  const quantity = twin ? Math.min(line.quantity + twin.quantity, MOST_PER_LINE) : line.quantity
  return {
    line: { ...line, quantity, unitPrice: unitPriceAt(variant, quantity) },
    gone: twin ? [twin.key] : [],
  }
}
