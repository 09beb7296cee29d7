import type { BasketItem } from '../basket/basket.ts'
import type { Order } from './order.ts'
import { isGiftcard, paymentType } from './payment-type.ts'

/** Fields of the purchase event; amounts in minor units, with tax. */
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
  /** The voucher of the order; of several the first. */
  couponCode: string | null
  /** A second voucher beside it, of another kind. */
  specialCoupon: string | null
  /** The reduction by vouchers; promotions without a code do not count. */
  couponReduction: number
  giftcardAmount: number
  paymentType: ReturnType<typeof paymentType>
  items: PurchasedItem[]
}

/** A line of an order, with what the order knows of it. */
export type PurchasedItem = {
  line: BasketItem
  /** The carrier of its package. */
  carrierKey: string
  /** The voucher that the line is reduced by. */
  couponCode: string | null
}

/** Reads from an order what the purchase event needs, whatever the packages. @see spec §3 "Order", §7 */
export function purchaseFacts(order: Order): PurchaseFacts {
  const giftcards = order.payment.filter(({ key }) => isGiftcard(key))
  const vouchers = order.totals.reductions.filter(({ code }) => code !== null)
  const [first, second] = vouchers
  const couponOf = ({ price }: BasketItem): string | null => {
    const reductions = price.total.appliedReductions.filter(({ category }) => category === 'voucher')
    const named = vouchers.find((voucher) =>
      reductions.some((one) => one.promotionId === voucher.promotionId),
    )
    return reductions.length === 0 ? null : ((named ?? first)?.code ?? null)
  }
  return {
    transactionId: order.number,
    customerId: order.customer.id,
    isGuest: order.customer.status.isGuestCustomer,
    email: order.customer.email,
    currencyCode: order.currencyCode,
    value: order.cost.withTax,
    tax: order.cost.tax.vat.amount,
    shipping: order.totals.shipping,
    couponCode: first?.code ?? null,
    specialCoupon: second?.code ?? null,
    couponReduction: vouchers.reduce((sum, { amount }) => sum + amount, 0),
    giftcardAmount: giftcards.reduce((sum, { amount }) => sum + amount, 0),
    paymentType: paymentType(order.payment),
    items: order.packages.flatMap(({ carrierKey, items }) =>
      items.map((line) => ({ line, carrierKey, couponCode: couponOf(line) })),
    ),
  }
}
