import { returnedUnits, type UnitsAt } from './returned-units.ts'
import { valueOfUnits } from './value-of-units.ts'

/** Goods of a replacement that go, with the position of what they were sent for and what they stand for, minor units. */
export type GoneExchange = {
  /** Null where nobody knows: what an earlier release has sent. */
  sentFor: number | null
  quantity: number
  total: number
}

export type UndoneExchange<Item, Return> = {
  /** What is still to be paid: its counterpart is here. */
  due: Item[]
  /** Units of returns that are no longer exchanged, with what they bring when they come. */
  undone: { of: Return; lines: (UnitsAt & { worth: number })[] }[]
}

/**
 * What becomes of an exchange when its replacement is cancelled or comes back. Goods that were never sent back are with the
 * shopper still, who would have them and the money: for as many units of them as are expected nothing is paid, and they bring
 * it when they come. `expected` are the returns that the replacement was made for and that have not arrived.
 *
 * @see docs/decisions "After the order"
 */
export function undoneExchange<Item extends GoneExchange, Return extends { lines: readonly UnitsAt[] }>(
  gone: readonly Item[],
  expected: readonly Return[],
): UndoneExchange<Item, Return> {
  const undone = expected.map((of): UndoneExchange<Item, Return>['undone'][number] => ({ of, lines: [] }))
  const due = gone.flatMap((item) => {
    const { sentFor, quantity } = item
    if (sentFor === null) return [item]
    let before = 0
    for (const { of, lines } of undone) {
      const units = Math.min(returnedUnits([of])(sentFor), quantity - before)
      if (units === 0) continue
      lines.push({ position: sentFor, quantity: units, worth: valueOfUnits(item, { before, units }) })
      before += units
    }
    const units = quantity - before
    return units === 0 ? [] : [{ ...item, quantity: units, total: valueOfUnits(item, { before, units }) }]
  })
  return { due, undone: undone.filter(({ lines }) => lines.length > 0) }
}
