import type { BasketItem } from '../basket/basket.ts'
import type { Order } from './order.ts'
import { isGiftcard, paymentType } from './payment-type.ts'

/** What the purchase event tells about an order; amounts in minor units, with tax. */
export type PurchaseFacts = {
  transactionId: string
  customerId: string
  isGuest: boolean
  email: string
  currencyCode: Order['currencyCode']
  /** What the order is worth, before gift cards: a gift card is a payment. */
  value: number
  tax: number
  shipping: number
  /** Vouchers over the whole order. */
  couponReduction: number
  giftcardAmount: number
  paymentType: ReturnType<typeof paymentType>
  items: BasketItem[]
}

/** Reads from an order what the purchase event needs, whatever the packages. @see spec §3 "Order", §7 */
export function purchaseFacts(order: Order): PurchaseFacts {
  const giftcards = order.payment.filter(({ key }) => isGiftcard(key))
  return {
    transactionId: order.number,
    customerId: order.customer.id,
    isGuest: order.customer.status.isGuestCustomer,
    email: order.customer.email,
    currencyCode: order.currencyCode,
    value: order.cost.withTax,
    tax: order.cost.tax.vat.amount,
    shipping: order.totals.shipping,
    couponReduction: order.totals.reduction,
    giftcardAmount: giftcards.reduce((sum, { amount }) => sum + amount, 0),
    paymentType: paymentType(order.payment),
    items: order.packages.flatMap(({ items }) => items),
  }
}
