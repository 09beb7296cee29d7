import type { I18n } from '@lingui/core'
import type { PaymentFailure } from '@shop/api-client/office/order-entry'

/** Why an order was given up before it was paid. */
export function paymentFailureName(reason: PaymentFailure, i18n: I18n): string {
  const names: Record<PaymentFailure, string> = {
    declined: i18n.t({ id: 'paymentFailure.declined', message: 'the payment was declined' }),
    cancelled: i18n.t({ id: 'paymentFailure.cancelled', message: 'the payment was cancelled' }),
    provider: i18n.t({ id: 'paymentFailure.provider', message: 'the payment provider could not be reached' }),
    replaced: i18n.t({ id: 'paymentFailure.replaced', message: 'another order has taken its place' }),
    expired: i18n.t({ id: 'paymentFailure.expired', message: 'nobody has paid in time' }),
  }
  return names[reason]
}
