import { valueOfUnits } from './value-of-units.ts'

/** Units of the item at a position of an order, counted from 1. */
export type UnitsAt = {
  position: number
  quantity: number
  /** What they count for in place of what was paid for them, minor units: an exchange for them was undone. */
  worth?: number
  /** That exchange has brought shipping and fees back already. */
  isShippingBack?: true
}

/** Some units of a line, after others of it; all parts of a line together count for what the line does. */
export function partOfLine(line: UnitsAt, { before, units }: { before: number; units: number }): UnitsAt {
  const { quantity, worth } = line
  const part = { ...line, quantity: units }
  if (worth === undefined) return part
  return { ...part, worth: valueOfUnits({ total: worth, quantity }, { before, units }) }
}

/** Units of each item that are announced as returned or have arrived, by position. @see product §4 "returned" */
export function returnedUnits(
  returns: readonly { lines: readonly UnitsAt[] }[],
): (position: number) => number {
  const returned = new Map<number, number>()
  for (const { position, quantity } of returns.flatMap(({ lines }) => lines))
    returned.set(position, (returned.get(position) ?? 0) + quantity)
  return (position) => returned.get(position) ?? 0
}
