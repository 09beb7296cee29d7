import type { ProviderMethod } from '@shop/domain/payment/payment-method'

/** What the provider calls each method whose money it takes. @see product §5 */
export const ADYEN_METHODS: Record<ProviderMethod, string> = {
  KK: 'scheme',
  PP: 'paypal',
  AP: 'applepay',
  TW: 'twint',
  IL: 'ideal',
  KC: 'klarna',
  KN: 'klarna_paynow',
  KD: 'klarna_account',
}
