import type { I18n } from '@lingui/core'
import type { ProblemDocument } from '@shop/api-client/contract/problem'
import type { FormProblem } from '@shop/domain/form/form-problem'
import type { FormWords } from '@shop/ui/form/form-answer.ts'

const SECONDS_PER_MINUTE = 60

/** What a shopper reads at a field of a small form; an unknown key still says that something is. */
export function formProblemWords(i18n: I18n, { key, params }: FormProblem): string {
  switch (key) {
    case 'generic.validation.required':
    case 'newsletter.errors.required':
      return i18n.t({ id: 'problem.required', message: 'Bitte ausfüllen' })
    case 'generic.validation.minLength':
      return i18n.t({
        id: 'problem.minLength',
        message: 'Noch zu kurz: mindestens {min} Zeichen',
        values: { min: params.min ?? '' },
      })
    case 'generic.validation.maxLength':
      return i18n.t({
        id: 'problem.maxLength',
        message: 'Höchstens {max} Zeichen',
        values: { max: params.max ?? '' },
      })
    case 'generic.validation.minValue':
    case 'generic.validation.maxValue':
    case 'generic.validation.integer':
      return i18n.t({ id: 'problem.stars', message: 'Bitte einen bis fünf Sterne wählen' })
    case 'review.errors.nickname':
      return i18n.t({
        id: 'problem.nickname',
        message: 'Bitte nur Buchstaben, Ziffern, Leerzeichen, Punkt und Bindestrich verwenden',
      })
    case 'newsletter.errors.email':
    case 'generic.validation.email':
      return i18n.t({
        id: 'problem.email',
        message: 'Bitte eine gültige E-Mail-Adresse angeben, etwa name@beispiel.de',
      })
    case 'generic.validation.name':
      return i18n.t({
        id: 'problem.name',
        message: 'Bitte nur Buchstaben, Bindestrich, Punkt und Leerzeichen verwenden',
      })
    case 'address.errors.phone':
      return i18n.t({ id: 'problem.phone', message: 'Bitte eine Telefonnummer mit Vorwahl angeben' })
    case 'generic.validation.numeric':
      return i18n.t({ id: 'problem.numeric', message: 'Bitte eine Zahl eingeben' })
    case 'form.errors.date':
      return i18n.t({ id: 'problem.date', message: 'Bitte ein Datum wählen, das es gibt' })
    case 'form.errors.option':
      return i18n.t({ id: 'problem.option', message: 'Bitte eine der Möglichkeiten wählen' })
    case 'contact.errors.orderNumber':
      return i18n.t({
        id: 'problem.orderNumber',
        message: 'Das sieht nicht nach einer Bestellnummer aus. Sie steht in der Bestätigung.',
      })
    case 'store.errors.zip':
      return i18n.t({
        id: 'problem.storeZip',
        message: 'Diese Postleitzahl kennen wir nicht. Bitte vollständig eingeben.',
      })
    case 'reservation.errors.soldOut':
      return i18n.t({
        id: 'problem.storeSoldOut',
        message:
          'So viele sind in dieser Filiale gerade nicht mehr da. Bitte weniger wählen oder eine andere Filiale.',
      })
    case 'reservation.errors.most':
      return i18n.t({
        id: 'problem.reservationMost',
        message: 'Von einem Artikel lassen sich höchstens {max} Stück reservieren',
        values: { max: params.max ?? '' },
      })
    default:
      return i18n.t({ id: 'problem.unknown', message: 'Bitte diese Angabe prüfen' })
  }
}

/** What a shopper reads when a small form is refused as a whole. Nothing that was typed is lost by it. */
export function refusalWords(i18n: I18n, { code, errors }: ProblemDocument): string {
  switch (code) {
    case 'too_many_attempts':
      return i18n.t({
        id: 'problem.tooManyAttempts',
        message:
          'Zu viele Versuche. Bitte in {minutes, plural, one {einer Minute} other {# Minuten}} noch einmal versuchen.',
        values: {
          minutes: Math.ceil(Number(errors[0]?.params.retryAfterSeconds ?? 1) / SECONDS_PER_MINUTE),
        },
      })
    case 'network':
      return i18n.t({
        id: 'problem.network',
        message: 'Keine Verbindung. Nichts ist verloren: bitte noch einmal versuchen.',
      })
    case 'review_exists':
      return i18n.t({
        id: 'problem.reviewExists',
        message:
          'Von diesem Konto gibt es schon eine Bewertung zu diesem Artikel. Je Artikel ist eine möglich.',
      })
    case 'variant_available':
      return i18n.t({
        id: 'problem.variantAvailable',
        message: 'Der Artikel ist schon wieder lieferbar. Bitte die Seite neu laden.',
      })
    case 'online_only':
    case 'variant_not_found':
      return i18n.t({ id: 'problem.onlineOnly', message: 'Dieser Artikel steht in keiner Filiale.' })
    default:
      return i18n.t({ id: 'problem.failed', message: 'Das hat nicht geklappt. Bitte noch einmal versuchen.' })
  }
}

/** The words of small forms. */
export const SMALL_FORM_WORDS: FormWords<ProblemDocument> = { field: formProblemWords, whole: refusalWords }
