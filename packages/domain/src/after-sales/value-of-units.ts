/**
 * What some units of an item are worth, minor units. Units that went back before count along, so that an item that
 * comes back one by one gives back exactly what was paid for it, whatever its price divided by its quantity leaves over.
 */
export function valueOfUnits(
  item: { total: number; quantity: number },
  { before, units }: { before: number; units: number },
): number {
  const upTo = (count: number) => Math.round((item.total * Math.min(count, item.quantity)) / item.quantity)
  return upTo(before + units) - upTo(before)
}
