import type { I18n } from '@lingui/core'
import type { PaymentKey } from '@shop/domain/payment/payment-method'

/** What the office calls a way to pay; a code without a name of its own stays what it is. @see product §5 */
export function paymentName(key: string, i18n: I18n): string {
  const names: Record<PaymentKey, string> = {
    V: i18n.t({ id: 'payment.advance', message: 'Payment in advance' }),
    RE: i18n.t({ id: 'payment.invoice', message: 'Invoice' }),
    KK: i18n.t({ id: 'payment.card', message: 'Credit card' }),
    PP: i18n.t({ id: 'payment.paypal', message: 'PayPal' }),
    AP: i18n.t({ id: 'payment.applePay', message: 'Apple Pay' }),
    G: i18n.t({ id: 'payment.giftcard', message: 'Gift card' }),
    TW: i18n.t({ id: 'payment.twint', message: 'TWINT' }),
    IL: i18n.t({ id: 'payment.ideal', message: 'iDEAL' }),
    BC: i18n.t({ id: 'payment.bancontact', message: 'Bancontact' }),
    KC: i18n.t({ id: 'payment.klarnaInvoice', message: 'Klarna, invoice' }),
    KN: i18n.t({ id: 'payment.klarnaNow', message: 'Klarna, pay now' }),
    KD: i18n.t({ id: 'payment.klarnaInstalments', message: 'Klarna, instalments' }),
    NN: i18n.t({ id: 'payment.cashOnDelivery', message: 'Cash on delivery' }),
    giftcard: i18n.t({ id: 'payment.giftcard', message: 'Gift card' }),
    balance: i18n.t({ id: 'payment.balance', message: 'Account balance' }),
  }
  return new Map(Object.entries(names)).get(key) ?? key
}
