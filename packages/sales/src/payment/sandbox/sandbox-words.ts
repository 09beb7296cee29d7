import type { Locale } from '@shop/domain/market/markets'
import type { ProviderMethod } from '@shop/domain/payment/payment-method'
import { localeI18n } from '@shop/i18n/locale-i18n'
import { paymentMethodName } from '@shop/i18n/payment-method-name'

/** The code that the challenge page accepts. */
export const CHALLENGE_CODE = '1234'

/** A method that is paid at a provider, as its page calls it. */
export function sandboxMethodName(locale: Locale, method: ProviderMethod): string {
  const i18n = localeI18n(locale)
  switch (method) {
    case 'KK':
      return paymentMethodName(i18n, method)
    case 'PP':
      return i18n.t({ id: 'sandbox.method.PP', message: 'Online-Wallet' })
    case 'AP':
      return i18n.t({ id: 'sandbox.method.AP', message: 'Mobile Wallet' })
    case 'TW':
      return i18n.t({ id: 'sandbox.method.TW', message: 'Mobile Zahlung Schweiz' })
    case 'IL':
      return i18n.t({ id: 'sandbox.method.IL', message: 'Bankzahlung Niederlande' })
    case 'BC':
      return i18n.t({ id: 'sandbox.method.BC', message: 'Bankzahlung Belgien' })
    case 'KC':
      return i18n.t({ id: 'sandbox.method.KC', message: 'Später bezahlen' })
    case 'KN':
      return i18n.t({ id: 'sandbox.method.KN', message: 'Sofort bezahlen' })
    case 'KD':
      return i18n.t({ id: 'sandbox.method.KD', message: 'Ratenkauf' })
  }
}

/** The words of the sandbox's own pages, which belong to the provider and not to the shop. */
export function sandboxWords(locale: Locale) {
  const i18n = localeI18n(locale)
  return {
    title: i18n.t({ id: 'sandbox.title', message: 'Testzahlung' }),
    note: i18n.t({ id: 'sandbox.note', message: 'Dies ist eine Testumgebung. Es wird kein Geld bewegt.' }),
    order: i18n.t({ id: 'sandbox.order', message: 'Bestellung' }),
    amount: i18n.t({ id: 'sandbox.amount', message: 'Betrag' }),
    /** In place of a login: wallets and pay-later providers know their customers. */
    signedIn: i18n.t({ id: 'sandbox.signedIn', message: 'Angemeldet als test@example.org' }),
    cardNumber: i18n.t({ id: 'sandbox.cardNumber', message: 'Kartennummer' }),
    cardExpiry: i18n.t({ id: 'sandbox.cardExpiry', message: 'Gültig bis (MM/JJ)' }),
    cardCode: i18n.t({ id: 'sandbox.cardCode', message: 'Prüfziffer' }),
    savedCard: i18n.t({ id: 'sandbox.savedCard', message: 'Gespeicherte Karte:' }),
    testCard: i18n.t({ id: 'sandbox.testCard', message: 'Testkarte' }),
    /** After the name of a card that is valid until the end of this month. */
    endingCard: i18n.t({ id: 'sandbox.endingCard', message: 'läuft diesen Monat ab' }),
    cardIsSaved: i18n.t({
      id: 'sandbox.cardIsSaved',
      message: 'Diese Karte wird für den nächsten Einkauf gespeichert.',
    }),
    bank: i18n.t({ id: 'sandbox.bank', message: 'Bank' }),
    appCode: i18n.t({ id: 'sandbox.appCode', message: 'Diesen Code in der App eingeben:' }),
    plan: i18n.t({ id: 'sandbox.plan', message: 'Zahl der Raten' }),
    /** Between the number of instalments and the largest of them. */
    rates: i18n.t({ id: 'sandbox.rates', message: 'Raten von höchstens' }),
    approve: i18n.t({ id: 'sandbox.approve', message: 'Zahlung bestätigen' }),
    abandon: i18n.t({ id: 'sandbox.abandon', message: 'Abbrechen und zurück zum Shop' }),
    scenarios: i18n.t({ id: 'sandbox.scenarios', message: 'Andere Ausgänge testen' }),
    scenarioNames: {
      challenge: i18n.t({
        id: 'sandbox.scenario.challenge',
        message: 'Mit Sicherheitsabfrage (3-D Secure) bestätigen',
      }),
      decline: i18n.t({ id: 'sandbox.scenario.decline', message: 'Zahlung ablehnen' }),
      late: i18n.t({ id: 'sandbox.scenario.late', message: 'Bestätigen, Meldung erst nach 20 Sekunden' }),
      overdue: i18n.t({
        id: 'sandbox.scenario.overdue',
        message: 'Bestätigen, Meldung erst nach Ablauf der Frist',
      }),
      duplicate: i18n.t({ id: 'sandbox.scenario.duplicate', message: 'Bestätigen, Meldung doppelt senden' }),
      unordered: i18n.t({
        id: 'sandbox.scenario.unordered',
        message: 'Bestätigen, Abbuchung vor der Zusage melden',
      }),
      partial: i18n.t({ id: 'sandbox.scenario.partial', message: 'Bestätigen, nur die Hälfte abbuchen' }),
    },
    challengeTitle: i18n.t({ id: 'sandbox.challengeTitle', message: 'Sicherheitsabfrage' }),
    challengeNote: i18n.t({
      id: 'sandbox.challengeNote',
      message:
        'Bitte geben Sie den Code ein, den die Bank geschickt hat. In der Testumgebung lautet er 1234.',
    }),
    code: i18n.t({ id: 'sandbox.code', message: 'Code' }),
    confirm: i18n.t({ id: 'sandbox.confirm', message: 'Code bestätigen' }),
    expressAddress: i18n.t({ id: 'sandbox.expressAddress', message: 'Lieferadresse für den Shop' }),
    expressNote: i18n.t({
      id: 'sandbox.expressNote',
      message:
        'Hier wird noch nichts gekauft: Der Shop zeigt gleich die ganze Bestellung. Bis zu diesem Betrag wird danach nicht noch einmal gefragt.',
    }),
    expressGo: i18n.t({ id: 'sandbox.expressGo', message: 'Zustimmen und Adresse übergeben' }),
    wrongCode: i18n.t({
      id: 'sandbox.wrongCode',
      message: 'Der Code stimmt nicht. Bitte versuchen Sie es noch einmal.',
    }),
  }
}
