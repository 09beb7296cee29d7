/**
 * The value of some units of an item, minor units. Units returned before count along, so that an item returned unit by
 * unit refunds exactly what was paid for it, whatever the rounding.
 */
export function valueOfUnits(
  item: { total: number; quantity: number },
  { before, units }: { before: number; units: number },
): number {
  const upTo = (count: number) => Math.round((item.total * Math.min(count, item.quantity)) / item.quantity)
  return upTo(before + units) - upTo(before)
}
