import type { I18n } from '@lingui/core'
import type { ProblemDocument } from '@shop/api-client/contract/problem'

type FieldProblem = ProblemDocument['errors'][number]

/** What a shopper reads for a field that is not right; an unknown key still says that something is. */
export function fieldProblemWords(i18n: I18n, { key, params }: FieldProblem): string {
  switch (key) {
    case 'generic.validation.required':
    case 'newsletter.errors.required':
      return i18n.t({ id: 'problem.required', message: 'Bitte ausfüllen' })
    case 'generic.validation.name':
      return i18n.t({
        id: 'problem.name',
        message: 'Bitte nur Buchstaben, Bindestrich, Punkt und Leerzeichen verwenden',
      })
    case 'generic.validation.maxLength':
      return i18n.t({
        id: 'problem.maxLength',
        message: 'Höchstens {max} Zeichen',
        values: { max: params.max ?? '' },
      })
    case 'generic.validation.email':
    case 'newsletter.errors.email':
      return i18n.t({
        id: 'problem.email',
        message: 'Bitte eine gültige E-Mail-Adresse angeben, etwa name@beispiel.de',
      })
    case 'address.errors.zip':
      return i18n.t({ id: 'problem.zip', message: 'Diese Postleitzahl passt nicht zum Land' })
    case 'address.errors.city':
      return i18n.t({
        id: 'problem.city',
        message: 'Bitte nur Buchstaben, Bindestrich, Punkt und Apostroph verwenden',
      })
    case 'address.errors.country':
      return i18n.t({ id: 'problem.country', message: 'In dieses Land liefert dieser Shop nicht' })
    case 'address.errors.phone':
      return i18n.t({ id: 'problem.phone', message: 'Bitte eine Telefonnummer mit Vorwahl angeben' })
    case 'address.errors.birthDate':
      return i18n.t({ id: 'problem.birthDate', message: 'Dieses Datum gibt es nicht' })
    case 'address.errors.birthDateFuture':
      return i18n.t({ id: 'problem.birthDateFuture', message: 'Das Geburtsdatum liegt in der Zukunft' })
    case 'address.errors.birthDateAge':
      return i18n.t({
        id: 'problem.birthDateAge',
        message: 'Diese Zahlungsart gibt es ab {min} Jahren',
        values: { min: params.min ?? '' },
      })
    case 'address.errors.parcelLocker':
      return i18n.t({ id: 'problem.parcelLocker', message: 'Packstationen gibt es nur in Deutschland' })
    case 'address.errors.postNumber':
      return i18n.t({ id: 'problem.postNumber', message: 'Eine Postnummer hat 6 bis 10 Ziffern' })
    default:
      return i18n.t({ id: 'problem.unknown', message: 'Bitte diese Angabe prüfen' })
  }
}

/** What a shopper reads when a step of the checkout is refused as a whole. */
export function problemWords(i18n: I18n, { code }: ProblemDocument): string {
  switch (code) {
    case 'price_changed':
      return i18n.t({
        id: 'problem.priceChanged',
        message:
          'Ein Preis hat sich gerade geändert. Die Zusammenfassung zeigt den neuen Stand; bitte noch einmal prüfen.',
      })
    case 'out_of_stock':
      return i18n.t({
        id: 'problem.outOfStock',
        message: 'Ein Artikel ist gerade ausverkauft. Im Warenkorb steht, welcher; der Rest ist noch da.',
      })
    case 'basket_empty':
      return i18n.t({ id: 'problem.basketEmpty', message: 'Der Warenkorb ist leer.' })
    case 'payment_unavailable':
      return i18n.t({
        id: 'problem.paymentUnavailable',
        message: 'Diese Zahlungsart geht für diese Bestellung nicht. Bitte eine andere wählen.',
      })
    case 'terms_missing':
      return i18n.t({ id: 'problem.terms', message: 'Bitte den AGB zustimmen' })
    case 'checkout_incomplete':
      return i18n.t({
        id: 'problem.incomplete',
        message: 'Es fehlt noch etwas. Bitte die Abschnitte oben prüfen.',
      })
    case 'network':
      return i18n.t({
        id: 'problem.network',
        message: 'Keine Verbindung. Nichts ist verloren: bitte noch einmal versuchen.',
      })
    default:
      return i18n.t({ id: 'problem.failed', message: 'Das hat nicht geklappt. Bitte noch einmal versuchen.' })
  }
}

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
