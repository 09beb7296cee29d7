import type { ProviderMethod } from '@shop/domain/payment/payment-method'

/** The provider's names of the methods that it handles. @see product §5 */
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
