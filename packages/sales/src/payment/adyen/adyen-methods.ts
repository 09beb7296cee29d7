import type { ProviderMethod } from '@shop/domain/payment/payment-method'

/** The provider's names of the methods that it handles; a method may be several there. @see product §5 */
export const ADYEN_METHODS: Record<ProviderMethod, readonly [string, ...string[]]> = {
  KK: ['scheme'],
  PP: ['paypal'],
  AP: ['applepay'],
  TW: ['twint'],
  IL: ['ideal'],
  // the card, and the app that it is paid with
  BC: ['bcmc', 'bcmc_mobile'],
  KC: ['klarna'],
  KN: ['klarna_paynow'],
  KD: ['klarna_account'],
}
