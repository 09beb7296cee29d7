import type { PaymentMethodCode } from '@shop/domain/checkout/payment-method'
import type { Currency, Locale } from '@shop/domain/shop/markets'

/** What a provider has to know to ask a shopper for money. */
export type PaymentWish = {
  /** Our own id of the payment; notices come back with it. */
  paymentId: string
  method: PaymentMethodCode
  orderNumber: string
  /** Minor units. */
  amount: number
  currencyCode: Currency
  locale: Locale
  shopName: string
  /** Where the provider sends the shopper after a success, and after everything else. */
  successAddress: string
  failureAddress: string
}

/** What became of a payment: the answer to a notice that was signed by the provider. */
export type PaymentNotice = {
  /** The provider's id of the notice: the same one may arrive many times and counts once. */
  id: string
  paymentId: string
  outcome: 'captured' | 'failed' | 'cancelled'
  /** Minor units; has to be the amount that was asked for. */
  amount: number
}

/** A payment service provider, seen from the shop. One adapter each for the sandbox and for production. */
export type PaymentProvider = {
  /** Part of the webhook's path, `/api/payments/{key}/webhook/`. */
  readonly key: string
  /** Asks for the money and tells where the shopper has to go. */
  start(wish: PaymentWish): Promise<{ redirectAddress: string }>
  /** Reads a notice; null when its signature is not the provider's. Throws 400 for a signed but malformed one. */
  readNotice(body: string, signature: string): PaymentNotice | null
}
