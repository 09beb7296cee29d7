import type { I18n } from '@lingui/core'
import type { PaymentMethodCode } from '@shop/domain/payment/payment-method'

/** One sentence on what happens when the shopper pays this way. */
export function paymentMethodNote(i18n: I18n, code: PaymentMethodCode): string {
  switch (code) {
    case 'KK':
      return i18n.t({
        id: 'payment.cardNote',
        message: 'Visa, Mastercard oder American Express, bestätigt durch Ihre Bank.',
      })
    case 'KD':
      return i18n.t({
        id: 'payment.klarnaInstalmentsNote',
        message: 'Sie zahlen in monatlichen Raten.',
      })
    case 'KC':
      return i18n.t({
        id: 'payment.klarnaLaterNote',
        message: 'Erst bekommen Sie die Ware, in 30 Tagen zahlen Sie.',
      })
    case 'KN':
      return i18n.t({ id: 'payment.klarnaNowNote', message: 'Sie bezahlen direkt von Ihrem Bankkonto.' })
    case 'PP':
      return i18n.t({ id: 'payment.paypalNote', message: 'Sie bestätigen bei PayPal.' })
    case 'G':
      return i18n.t({ id: 'payment.giftcardNote', message: 'Ihr Guthaben wird zuerst verrechnet.' })
    case 'NN':
      return i18n.t({ id: 'payment.cashOnDeliveryNote', message: 'Sie bezahlen bar an der Haustür.' })
    case 'RE':
      return i18n.t({
        id: 'payment.invoiceNote',
        message: 'Sie zahlen innerhalb von 14 Tagen nach Erhalt der Ware.',
      })
    case 'V':
      return i18n.t({
        id: 'payment.advanceNote',
        message: 'Sie überweisen; wir verschicken nach Zahlungseingang.',
      })
    case 'TW':
      return i18n.t({ id: 'payment.twintNote', message: 'Sie bezahlen mit der TWINT-App.' })
    case 'IL':
      return i18n.t({ id: 'payment.idealNote', message: 'Sie bezahlen über Ihre eigene Bank.' })
    case 'BC':
      return i18n.t({
        id: 'payment.bancontactNote',
        message: 'Sie bezahlen per App oder mit Ihrer Bancontact-Karte.',
      })
    case 'AP':
      return i18n.t({ id: 'payment.applePayNote', message: 'Sie bestätigen mit Touch ID oder Face ID.' })
  }
}
