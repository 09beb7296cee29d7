import type { I18n } from '@lingui/core'
import type { Order } from '@shop/domain/order/order'
import { paymentMethodName } from '@shop/i18n/payment-method-name'

/** What shoppers call a payment of an order: a method, a gift card, or the balance of their account. */
export function paymentName(i18n: I18n, key: Order['payment'][number]['key']): string {
  if (key === 'balance') return i18n.t({ id: 'payment.balance', message: 'Kontoguthaben' })
  return paymentMethodName(i18n, key === 'giftcard' ? 'G' : key)
}
