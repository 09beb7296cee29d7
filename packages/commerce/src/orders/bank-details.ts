import type { Order } from '@shop/domain/order/order'
import type { Shop } from '@shop/domain/shop/shop'

export type BankDetails = Shop['bank']['EUR'] & { reference: string }

/** Where to transfer the money of an order that is paid in advance; null for every other method. */
export function bankDetails(shop: Shop, order: Order): BankDetails | null {
  if (!order.payment.some(({ key }) => key === 'V')) return null
  return { ...shop.bank[order.currencyCode], reference: order.number }
}
