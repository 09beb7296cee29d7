import type { LoadedOrder } from '@shop/api-client/contract/user-orders'

/** Whether an item of an order was sent, in whichever parcel: what never left is neither sent back nor reviewed. */
export function wasSent({ parcels }: Pick<LoadedOrder, 'parcels'>, key: string): boolean {
  return parcels.some(({ items }) => items.includes(key))
}
