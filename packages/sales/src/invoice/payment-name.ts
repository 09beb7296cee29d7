import type { InvoicePayment } from '@shop/domain/invoice/invoice'
import type { I18n } from '@shop/i18n/locale-i18n'
import { paymentMethodName } from '@shop/i18n/payment-method-name'

/** What mails and papers call a payment of an order: a method, a gift card, or the balance of an account. */
export function paymentName(i18n: I18n, key: InvoicePayment['key']): string {
  // Not the word of the screen: on a French paper "avoir" is a credit note.
  if (key === 'balance') return i18n.t({ id: 'invoice.accountBalance', message: 'Kontoguthaben' })
  return paymentMethodName(i18n, key === 'giftcard' ? 'G' : key)
}
