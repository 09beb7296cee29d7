import type { I18n } from '@lingui/core'
import type { ProblemDocument } from '@shop/api-client/contract/problem'
import type { FormWords } from '@shop/ui/form/form-answer.ts'
import { fieldProblemWords } from '../../../features/problem-words/field-problem-words.ts'

/** What a shopper reads when a step of the checkout is refused as a whole. */
export function problemWords(i18n: I18n, { code }: ProblemDocument): string {
  switch (code) {
    case 'price_changed':
      return i18n.t({
        id: 'problem.amountChanged',
        message:
          'Der Betrag hat sich gerade geändert. Die Zusammenfassung zeigt den neuen Stand; bitte prüfen Sie noch einmal.',
      })
    case 'out_of_stock':
      return i18n.t({
        id: 'problem.outOfStock',
        message:
          'Ein Artikel ist nicht mehr zu haben. Im Warenkorb sehen Sie, welcher und warum; der Rest ist noch da.',
      })
    case 'gift_taken':
      return i18n.t({
        id: 'problem.giftTaken',
        message:
          'Ein Geschenk von der Liste hat inzwischen jemand anderes gekauft. Nehmen Sie es aus dem Warenkorb, oder legen Sie den Artikel auf seiner Seite noch einmal hinein, wenn Sie ihn trotzdem schenken möchten.',
      })
    case 'gift_delivery_gone':
      return i18n.t({
        id: 'problem.giftDeliveryGone',
        message:
          'So können wir nicht direkt an die Beschenkten liefern. Wählen Sie bitte noch einmal, wohin das Geschenk geht: Es liegt weiter im Warenkorb.',
      })
    case 'basket_empty':
      return i18n.t({ id: 'problem.basketEmpty', message: 'Ihr Warenkorb ist leer.' })
    case 'payment_unavailable':
      return i18n.t({
        id: 'problem.paymentUnavailable',
        message: 'Mit dieser Zahlungsart können Sie hier nicht bezahlen. Bitte wählen Sie eine andere.',
      })
    case 'card_unavailable':
      return i18n.t({
        id: 'problem.cardUnavailable',
        message:
          'Mit dieser gespeicherten Karte können Sie gerade nicht bezahlen. Bitte wählen Sie eine andere Karte oder Zahlungsart.',
      })
    case 'customer_blocked':
      return i18n.t({
        id: 'problem.customerBlocked',
        message:
          'Mit dieser E-Mail-Adresse können Sie sich zurzeit nicht anmelden und nicht bestellen. Unser Kundenservice hilft Ihnen gern weiter.',
      })
    case 'terms_missing':
      return i18n.t({ id: 'problem.terms', message: 'Bitte stimmen Sie den AGB zu' })
    case 'checkout_incomplete':
      return i18n.t({
        id: 'problem.incomplete',
        message: 'Es fehlt noch etwas. Bitte prüfen Sie die Abschnitte oben.',
      })
    case 'network':
      return i18n.t({
        id: 'problem.network',
        message: 'Keine Verbindung. Nichts ist verloren: Bitte versuchen Sie es noch einmal.',
      })
    default:
      return i18n.t({
        id: 'problem.failed',
        message: 'Das hat nicht geklappt. Bitte versuchen Sie es noch einmal.',
      })
  }
}

/** The words of the checkout's forms. */
export const CHECKOUT_WORDS: FormWords<ProblemDocument> = { field: fieldProblemWords, whole: problemWords }

/** What a shopper reads beside a payment method that cannot be chosen. */
export function paymentReasonWords(i18n: I18n, reason: string): string {
  switch (reason) {
    case 'payment.reasons.tooLarge':
      return i18n.t({ id: 'payment.reasonTooLarge', message: 'Der Betrag ist dafür zu hoch' })
    case 'payment.reasons.tooSmall':
      return i18n.t({ id: 'payment.reasonTooSmall', message: 'Der Betrag ist dafür zu klein' })
    case 'payment.reasons.freight':
      return i18n.t({ id: 'payment.reasonFreight', message: 'Nicht möglich bei Lieferung mit der Spedition' })
    case 'payment.reasons.downloads':
      return i18n.t({ id: 'payment.reasonDownloads', message: 'Nicht möglich bei reinen Downloads' })
    case 'payment.reasons.provider':
      return i18n.t({ id: 'payment.reasonProvider', message: 'Gerade nicht erreichbar' })
    case 'payment.reasons.nothingToPay':
      return i18n.t({ id: 'payment.reasonNothingToPay', message: 'Es ist schon alles bezahlt' })
    case 'payment.reasons.age':
      return i18n.t({ id: 'payment.reasonAge', message: 'Erst ab 18 Jahren' })
    default:
      return i18n.t({ id: 'payment.reasonOther', message: 'Für diese Bestellung nicht möglich' })
  }
}

/** The lines that an order was refused for, one by one; none where the whole order is meant. */
export function orderProblemLines(i18n: I18n, { code, errors }: ProblemDocument): string[] {
  if (code === 'gift_taken')
    return errors.map(({ params }) =>
      i18n.t({
        id: 'problem.lineGiftTaken',
        message: '{name}: {left, plural, =0 {schon geschenkt} other {nur noch # gewünscht}}',
        values: { name: params.name ?? '', left: Number(params.left ?? 0) },
      }),
    )
  if (code !== 'out_of_stock') return []
  return errors.map(({ params }) =>
    i18n.t({
      id: 'problem.lineOutOfStock',
      message:
        '{name}: {available, plural, =0 {nicht mehr da} one {nur noch # Stück} other {nur noch # Stück}}',
      values: { name: params.name ?? '', available: Number(params.available ?? 0) },
    }),
  )
}
