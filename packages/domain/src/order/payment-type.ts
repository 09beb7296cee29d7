import type { Order } from './order.ts'

type Payment = Order['payment'][number]

/** Under both keys a payment comes from a gift card. @see spec §3 "Order", "Payment method codes" */
export function isGiftcard(key: Payment['key']): boolean {
  return key === 'giftcard' || key === 'G'
}

/**
 * Money that the shop holds for the shopper already: gift cards and the account's balance. No provider moves it.
 *
 * @see product §4 "gift card first, then balance, then the chosen method"
 */
export function isShopMoney(key: Payment['key']): boolean {
  return isGiftcard(key) || key === 'balance'
}

/**
 * What the order was paid with: the first payment that is not a gift card; null when gift cards paid it all.
 *
 * @see spec §7 "payment_type"
 */
export function paymentType(payments: readonly Pick<Payment, 'key'>[]): Payment['key'] | null {
  return payments.find(({ key }) => !isGiftcard(key))?.key ?? null
}
