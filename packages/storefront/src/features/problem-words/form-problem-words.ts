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
      return i18n.t({ id: 'problem.stars', message: 'Bitte wählen Sie einen bis fünf Sterne' })
    case 'review.errors.nickname':
      return i18n.t({
        id: 'problem.nickname',
        message: 'Hier sind nur Buchstaben, Ziffern, Leerzeichen, Punkt und Bindestrich möglich',
      })
    case 'question.errors.email':
      return i18n.t({
        id: 'problem.questionEmail',
        message: 'Bitte ohne E-Mail-Adresse: Die Frage wird öffentlich.',
      })
    case 'question.errors.phone':
      return i18n.t({
        id: 'problem.questionPhone',
        message: 'Bitte ohne Telefonnummer: Die Frage wird öffentlich.',
      })
    case 'question.errors.link':
      return i18n.t({
        id: 'problem.questionLink',
        message: 'Bitte ohne Links: Beschreiben Sie in Worten, was Sie meinen.',
      })
    case 'newsletter.errors.email':
    case 'generic.validation.email':
      return i18n.t({
        id: 'problem.email',
        message: 'Bitte geben Sie eine gültige E-Mail-Adresse an, etwa name@beispiel.de',
      })
    case 'generic.validation.name':
      return i18n.t({
        id: 'problem.name',
        message: 'Hier sind nur Buchstaben, Bindestrich, Punkt und Leerzeichen möglich',
      })
    case 'address.errors.phone':
      return i18n.t({ id: 'problem.phone', message: 'Bitte geben Sie eine Telefonnummer mit Vorwahl an' })
    case 'generic.validation.numeric':
      return i18n.t({ id: 'problem.numeric', message: 'Bitte geben Sie eine Zahl ein' })
    case 'form.errors.date':
      return i18n.t({ id: 'problem.date', message: 'Bitte wählen Sie ein Datum, das es gibt' })
    case 'giftList.errors.past':
      return i18n.t({
        id: 'problem.pastDay',
        message: 'Dieser Tag ist schon vorbei. Möglich ist heute oder später.',
      })
    case 'giftList.errors.changed':
      return i18n.t({
        id: 'problem.giftChanged',
        message: 'Inzwischen hat jemand einen Kauf vermerkt. Hier steht jetzt die neue Zahl.',
      })
    case 'form.errors.option':
      return i18n.t({ id: 'problem.option', message: 'Bitte wählen Sie eine der Möglichkeiten' })
    case 'contact.errors.orderNumber':
      return i18n.t({
        id: 'problem.orderNumber',
        message: 'Das sieht nicht nach einer Bestellnummer aus. Sie steht in Ihrer Bestätigung.',
      })
    case 'store.errors.zip':
      return i18n.t({
        id: 'problem.storeZip',
        message: 'Diese Postleitzahl kennen wir nicht. Bitte geben Sie sie vollständig ein.',
      })
    case 'reservation.errors.soldOut':
      return i18n.t({
        id: 'problem.storeSoldOut',
        message:
          'So viele hat diese Filiale gerade nicht mehr. Bitte wählen Sie weniger oder eine andere Filiale.',
      })
    case 'reservation.errors.most':
      return i18n.t({
        id: 'problem.reservationMost',
        message: 'Von einem Artikel können Sie höchstens {max} Stück reservieren',
        values: { max: params.max ?? '' },
      })
    default:
      return i18n.t({ id: 'problem.unknown', message: 'Bitte prüfen Sie diese Angabe' })
  }
}

/** What a shopper reads when a small form is refused as a whole. Nothing that was typed is lost by it. */
export function refusalWords(i18n: I18n, { code, errors }: ProblemDocument): string {
  switch (code) {
    case 'too_many_attempts':
      return i18n.t({
        id: 'problem.tooManyAttempts',
        message:
          'Zu viele Versuche. Bitte versuchen Sie es in {minutes, plural, one {einer Minute} other {# Minuten}} noch einmal.',
        values: {
          minutes: Math.ceil(Number(errors[0]?.params.retryAfterSeconds ?? 1) / SECONDS_PER_MINUTE),
        },
      })
    case 'network':
      return i18n.t({
        id: 'problem.network',
        message: 'Keine Verbindung. Nichts ist verloren: Bitte versuchen Sie es noch einmal.',
      })
    case 'review_exists':
      return i18n.t({
        id: 'problem.reviewExists',
        message: 'Sie haben diesen Artikel schon bewertet. Eine Bewertung je Artikel ist möglich.',
      })
    case 'variant_available':
      return i18n.t({
        id: 'problem.variantAvailable',
        message: 'Der Artikel ist schon wieder lieferbar. Bitte laden Sie die Seite neu.',
      })
    case 'gift_list_full':
      return i18n.t({
        id: 'problem.giftListFull',
        message: 'Diese Liste ist voll. Erst wenn ein Wunsch weniger darauf steht, passt der nächste.',
      })
    case 'gift_lists_full':
      return i18n.t({
        id: 'problem.giftListsFull',
        message: 'Mehr Listen sind nicht möglich. Erst muss eine andere gelöscht werden.',
      })
    case 'online_only':
    case 'variant_not_found':
      return i18n.t({ id: 'problem.onlineOnly', message: 'Diesen Artikel gibt es in keiner Filiale.' })
    default:
      return i18n.t({
        id: 'problem.failed',
        message: 'Das hat nicht geklappt. Bitte versuchen Sie es noch einmal.',
      })
  }
}

/** The words of small forms. */
export const SMALL_FORM_WORDS: FormWords<ProblemDocument> = { field: formProblemWords, whole: refusalWords }
