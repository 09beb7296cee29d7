import type { I18n } from '@lingui/core'
import type { FormProblem } from '@shop/domain/form/form-problem'

/** What a shopper reads for a field that is not right; an unknown key still says that something is. */
export function fieldProblemWords(i18n: I18n, { key, params }: FormProblem): string {
  switch (key) {
    case 'generic.validation.required':
    case 'newsletter.errors.required':
      return i18n.t({ id: 'problem.required', message: 'Bitte ausfüllen' })
    case 'generic.validation.name':
      return i18n.t({
        id: 'problem.name',
        message: 'Hier sind nur Buchstaben, Bindestrich, Punkt und Leerzeichen möglich',
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
        message: 'Bitte geben Sie eine gültige E-Mail-Adresse an, etwa name@beispiel.de',
      })
    case 'address.errors.zip':
      return i18n.t({
        id: 'problem.zip',
        message: 'Passt nicht zum Land. Beispiel: {example}',
        values: { example: params.example ?? '' },
      })
    case 'address.errors.city':
      return i18n.t({
        id: 'problem.city',
        message: 'Hier sind nur Buchstaben, Bindestrich, Punkt und Apostroph möglich',
      })
    case 'address.errors.markup':
      return i18n.t({ id: 'problem.markup', message: 'Bitte schreiben Sie ohne die Zeichen < und >' })
    case 'address.errors.country':
      return i18n.t({ id: 'problem.country', message: 'In dieses Land liefern wir hier nicht' })
    case 'address.errors.region':
      return i18n.t({
        id: 'problem.region',
        message: 'Dorthin liefern wir nicht: Die Region gehört nicht zum Steuergebiet dieses Landes',
      })
    case 'address.errors.phone':
      return i18n.t({ id: 'problem.phone', message: 'Bitte geben Sie eine Telefonnummer mit Vorwahl an' })
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
    case 'address.errors.lockerFreight':
      return i18n.t({ id: 'problem.lockerFreight', message: 'Die Spedition liefert nicht an Packstationen' })
    case 'giftList.address.noLocker':
      return i18n.t({ id: 'giftAddress.noLocker', message: 'Geschenke liefern wir nur an eine Haustür' })
    case 'address.errors.postNumber':
      return i18n.t({ id: 'problem.postNumber', message: 'Eine Postnummer hat 6 bis 10 Ziffern' })
    case 'card.name.number':
      return i18n.t({
        id: 'problem.cardNumber',
        message: 'Das sieht nach einer Kartennummer aus: Bitte geben Sie der Karte einen Namen',
      })
    default:
      return i18n.t({ id: 'problem.unknown', message: 'Bitte prüfen Sie diese Angabe' })
  }
}
