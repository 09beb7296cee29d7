import type { Locale } from '@shop/domain/market/markets'
import { localeI18n } from '@shop/i18n/locale-i18n'

export type PlainWithdrawalWords = ReturnType<typeof plainWithdrawalWords>

/** The words of the pages without JavaScript; those of the law as on the page with it. @see eu-duties C-01 */
export function plainWithdrawalWords(locale: Locale) {
  const i18n = localeI18n(locale)
  return {
    title: i18n.t({ id: 'withdrawal.title', message: 'Vertrag widerrufen' }),
    lead: i18n.t({
      id: 'withdrawal.plain.lead',
      message: 'Eine Anmeldung oder ein Grund sind nicht nötig.',
    }),
    name: i18n.t({ id: 'withdrawal.name', message: 'Name' }),
    orderNumber: i18n.t({ id: 'contact.orderNumber', message: 'Bestellnummer' }),
    email: i18n.t({
      id: 'withdrawal.plain.email',
      message: 'E-Mail-Adresse für die Eingangsbestätigung',
    }),
    items: i18n.t({
      id: 'withdrawal.plain.items',
      message: 'Nur einzelne Artikel? Leer gilt der Widerruf für die ganze Bestellung.',
    }),
    /** What is withdrawn, once it is to be read and not to be written. */
    extent: i18n.t({ id: 'withdrawal.plain.extent', message: 'Umfang' }),
    check: i18n.t({ id: 'withdrawal.plain.check', message: 'Stimmt das so?' }),
    whole: i18n.t({ id: 'withdrawal.whole', message: 'Die ganze Bestellung' }),
    confirm: i18n.t({ id: 'withdrawal.confirm', message: 'Widerruf bestätigen' }),
    change: i18n.t({ id: 'checkout.edit', message: 'Ändern' }),
    doneTitle: i18n.t({ id: 'withdrawal.doneTitle', message: 'Die Erklärung ist eingegangen' }),
    done: ({ number, at, email }: { number: string; at: string; email: string }) =>
      i18n.t({
        id: 'withdrawal.plain.done',
        message:
          'Nummer {number}, {at}. Die Eingangsbestätigung mit dem Inhalt der Erklärung geht an {email}.',
        values: { number, at, email },
      }),
    wrong: i18n.t({ id: 'withdrawal.plain.wrong', message: 'Bitte prüfen Sie diese Angabe' }),
    tooMany: i18n.t({
      id: 'withdrawal.plain.tooMany',
      message:
        'Zu viele Erklärungen auf einmal. Bitte versuchen Sie es in einer Stunde noch einmal, oder schreiben Sie uns eine E-Mail.',
    }),
    tooLong: i18n.t({
      id: 'withdrawal.plain.tooLong',
      message: 'Das ist zu lang. Bitte schreiben Sie kürzer, oder schicken Sie uns eine E-Mail.',
    }),
    failed: i18n.t({
      id: 'withdrawal.plain.failed',
      message: 'Das hat nicht geklappt. Bitte versuchen Sie es noch einmal.',
    }),
    home: i18n.t({ id: 'withdrawal.plain.home', message: 'Zur Startseite' }),
  }
}
