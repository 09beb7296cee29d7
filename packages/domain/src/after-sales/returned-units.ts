/** Units of the item at a position of an order, counted from 1. */
export type UnitsAt = { position: number; quantity: number }

/** Units of each item that are announced as returned or have arrived, by position. @see product §4 "returned" */
export function returnedUnits(
  returns: readonly { lines: readonly UnitsAt[] }[],
): (position: number) => number {
  const returned = new Map<number, number>()
  for (const { position, quantity } of returns.flatMap(({ lines }) => lines))
    returned.set(position, (returned.get(position) ?? 0) + quantity)
  return (position) => returned.get(position) ?? 0
}
