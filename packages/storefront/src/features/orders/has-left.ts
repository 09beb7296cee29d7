import type { LoadedOrder } from '@shop/api-client/contract/user-orders'

/** Whether an item of an order was sent, in whichever parcel: of what never left nothing is sent back. */
export function hasLeft({ parcels }: Pick<LoadedOrder, 'parcels'>, key: string): boolean {
  return parcels.some(({ items }) => items.includes(key))
}
