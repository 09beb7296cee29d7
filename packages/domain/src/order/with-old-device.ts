import type { Order } from './order.ts'

/**
 * The packages of an order, of which each large appliance takes an old one of its kind along, if that was wanted.
 *
 * @see eu-duties C-19b
 */
export function withOldDevice(packages: Order['packages'], isWanted: boolean): Order['packages'] {
  if (!isWanted) return packages
  return packages.map((parcel) => ({
    ...parcel,
    items: parcel.items.map((item) =>
      item.facts?.asksForOldDevice ? { ...item, facts: { ...item.facts, takesOldDevice: true } } : item,
    ),
  }))
}
