import type { CarrierKey } from '../carrier/carriers.ts'
import type { Order } from '../order/order.ts'

type Packages = Order['packages']

/** The packages that hold items at some positions of an order, counted from 1 as on its invoice. */
export function packagesAt(packages: Packages, positions: readonly number[]): Packages {
  const held = packages.flatMap((parcel) => parcel.items.map(() => parcel))
  return packages.filter((parcel) => positions.some((position) => held[position - 1] === parcel))
}

/**
 * The packages of an order after items at some positions were shipped: they name the actual carrier. The rest of a
 * package goes with the same carrier unless the warehouse decides otherwise again.
 *
 * @see docs/decisions "Orders and stock"
 */
export function shippedPackages(
  packages: Packages,
  positions: readonly number[],
  carrier: CarrierKey,
): Packages {
  const sent = packagesAt(packages, positions)
  return packages.map((parcel) => (sent.includes(parcel) ? { ...parcel, carrierKey: carrier } : parcel))
}
