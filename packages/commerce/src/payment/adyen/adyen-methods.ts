import type { PaymentMethodCode } from '@shop/domain/checkout/payment-method'

/** What the provider calls each of the shop's methods; the others need nobody. @see product §5 */
export const ADYEN_METHODS: Partial<Record<PaymentMethodCode, string>> = {
  KK: 'scheme',
  PP: 'paypal',
  AP: 'applepay',
  TW: 'twint',
  IL: 'ideal',
  KC: 'klarna',
  KN: 'klarna_paynow',
  KD: 'klarna_account',
}
