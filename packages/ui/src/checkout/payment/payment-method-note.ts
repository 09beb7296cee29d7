import type { I18n } from '@lingui/core'
import type { PaymentMethodCode } from '@shop/domain/payment/payment-method'

/** One sentence on what happens when the shopper pays this way. */
export function paymentMethodNote(i18n: I18n, code: PaymentMethodCode): string {
  switch (code) {
    case 'KK':
      return i18n.t({
        id: 'payment.cardNote',
        message: 'Visa, Mastercard oder American Express, bestätigt durch die Bank.',
      })
    case 'KD':
      return i18n.t({
        id: 'payment.klarnaInstalmentsNote',
        message: 'In monatlichen Raten zahlen.',
      })
    case 'KC':
      return i18n.t({ id: 'payment.klarnaLaterNote', message: 'Erst die Ware, in 30 Tagen zahlen.' })
    case 'KN':
      return i18n.t({ id: 'payment.klarnaNowNote', message: 'Direkt vom Bankkonto bezahlen.' })
    case 'PP':
      return i18n.t({ id: 'payment.paypalNote', message: 'Weiter zu PayPal, dort bestätigen.' })
    case 'G':
      return i18n.t({ id: 'payment.giftcardNote', message: 'Das Guthaben wird zuerst verrechnet.' })
    case 'NN':
      return i18n.t({ id: 'payment.cashOnDeliveryNote', message: 'Bar an der Haustür bezahlen.' })
    case 'RE':
      return i18n.t({
        id: 'payment.invoiceNote',
        message: 'Nach Erhalt der Ware innerhalb von 14 Tagen zahlen.',
      })
    case 'V':
      return i18n.t({
        id: 'payment.advanceNote',
        message: 'Per Überweisung zahlen; der Versand folgt nach Zahlungseingang.',
      })
    case 'TW':
      return i18n.t({ id: 'payment.twintNote', message: 'Mit der TWINT-App bezahlen.' })
    case 'IL':
      return i18n.t({ id: 'payment.idealNote', message: 'Mit der eigenen Bank bezahlen.' })
    case 'AP':
      return i18n.t({ id: 'payment.applePayNote', message: 'Mit Touch ID oder Face ID bestätigen.' })
  }
}
