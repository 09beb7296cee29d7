import type { PaymentMethodCode } from '@shop/domain/checkout/payment-method'

/** Methods whose money a payment provider takes, on its own page. RE, V and NN need nobody. @see product §5 */
const PROVIDER_METHODS: readonly PaymentMethodCode[] = ['KK', 'PP', 'KC', 'KN', 'KD', 'TW', 'IL', 'AP']

/** Whether a method sends the shopper to the payment provider. */
export function needsProvider(code: PaymentMethodCode): boolean {
  return PROVIDER_METHODS.includes(code)
}
