import type { Order } from '../order/order.ts'

/**
 * The positions of an order, counted from 1 as on its invoice, that are downloads: nobody packs them, and they count as
 * sent together with what is packed, or by themselves.
 *
 * @see spec §9, "Delivery message"; docs/decisions "Orders and stock"
 */
export function downloadPositions(packages: Order['packages']): number[] {
  return packages
    .flatMap(({ carrierKey, items }) => items.map(() => carrierKey === 'download'))
    .flatMap((isDownload, index) => (isDownload ? index + 1 : []))
}
