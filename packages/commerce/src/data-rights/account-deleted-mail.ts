import type { Shop } from '@shop/domain/shop/shop'
import { localeI18n } from '@shop/i18n/locale-i18n'
import { type Mail, mailBodies } from '@shop/mail/mail'
import { mailSender } from '@shop/mail/mail-sender'

/** Says goodbye, and what of a deleted account is kept and why. @see product §9; eu-duties C-30 */
export function accountDeletedMail(
  shop: Shop,
  { to, hasRunningOrders }: { to: string; hasRunningOrders: boolean },
): Mail {
  const i18n = localeI18n(shop.locale)
  const subject = i18n.t({ id: 'mail.accountDeleted.subject', message: 'Ihr Konto ist gelöscht' })
  const gone = i18n.t({
    id: 'mail.accountDeleted.gone',
    message:
      'Ihr Kundenkonto ist gelöscht, wie gewünscht: mit Adressen, Wunschliste, Warenkorb, Newsletter und Erinnerungen. Alle Geräte sind abgemeldet.',
  })
  const kept = i18n.t({
    id: 'mail.accountDeleted.kept',
    message:
      'Rechnungen müssen wir nach dem Gesetz noch einige Jahre aufbewahren. Bis dahin sind sie gesperrt und dienen nur dem Finanzamt. Abgeschlossene Bestellungen behalten wir ohne Namen und Adresse.',
  })
  const running = i18n.t({
    id: 'mail.accountDeleted.running',
    message:
      'Was noch unterwegs ist, kommt wie bestellt an; offene Reklamationen, Rücksendungen und Erstattungen bringen wir zu Ende. Dafür behalten wir Ihren Namen und Ihre Adresse, bis das erledigt und die Frist für die Rückgabe vorbei ist; danach werden auch sie gelöscht.',
  })
  const farewell = i18n.t({
    id: 'mail.accountDeleted.farewell',
    message: 'Danke für Ihr Vertrauen – Sie sind jederzeit willkommen.',
  })
  const paragraphs = [gone, kept, ...(hasRunningOrders ? [running] : []), farewell]
  const bodies = mailBodies({ subject, paragraphs, sender: mailSender(shop) })
  return { kind: 'accountDeleted', to, locale: shop.locale, subject, ...bodies }
}
