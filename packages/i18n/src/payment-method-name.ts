import type { I18n } from '@lingui/core'
import type { PaymentMethodCode } from '@shop/domain/payment/payment-method'

/** What shoppers call a way to pay. @see spec §3 "Payment method codes" */
export function paymentMethodName(i18n: I18n, code: PaymentMethodCode): string {
  switch (code) {
    case 'KK':
      return i18n.t({ id: 'payment.card', message: 'Kreditkarte' })
    case 'KD':
      return i18n.t({ id: 'payment.klarnaInstalments', message: 'Klarna Ratenkauf' })
    case 'KC':
      return i18n.t({ id: 'payment.klarnaLater', message: 'Klarna Rechnung' })
    case 'KN':
      return i18n.t({ id: 'payment.klarnaNow', message: 'Klarna Sofort' })
    case 'PP':
      return i18n.t({ id: 'payment.paypal', message: 'PayPal' })
    case 'G':
      return i18n.t({ id: 'payment.giftcard', message: 'Geschenkkarte' })
    case 'NN':
      return i18n.t({ id: 'payment.cashOnDelivery', message: 'Nachnahme' })
    case 'RE':
      return i18n.t({ id: 'payment.invoice', message: 'Rechnung' })
    case 'V':
      return i18n.t({ id: 'payment.advance', message: 'Vorkasse' })
    case 'TW':
      return i18n.t({ id: 'payment.twint', message: 'TWINT' })
    case 'IL':
      return i18n.t({ id: 'payment.ideal', message: 'iDEAL' })
    case 'BC':
      return i18n.t({ id: 'payment.bancontact', message: 'Bancontact' })
    case 'AP':
      return i18n.t({ id: 'payment.applePay', message: 'Apple Pay' })
  }
}
