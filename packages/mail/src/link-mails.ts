import type { Shop } from '@shop/domain/shop/shop'
import { type I18n, localeI18n } from '@shop/i18n/locale-i18n'
import { type Mail, mailBodies } from './mail.ts'
import { mailSender } from './mail-sender.ts'

type LinkMailKind = 'resetPassword' | 'dataExport' | 'paymentFailed' | 'paymentReturned'
type MailWords = { subject: string; paragraphs: string[]; link: string }

const WORDS: Record<LinkMailKind, (i18n: I18n) => MailWords> = {
  resetPassword: (i18n) => ({
    subject: i18n.t({ id: 'mail.resetPassword.subject', message: 'Neues Passwort festlegen' }),
    paragraphs: [
      i18n.t({
        id: 'mail.resetPassword.text',
        message:
          'Für dieses Konto wurde ein neues Passwort angefordert. Über den Link lässt es sich festlegen; er gilt 60 Minuten und nur einmal.',
      }),
      i18n.t({
        id: 'mail.resetPassword.notMeant',
        message: 'Wer kein neues Passwort wollte, kann diese Nachricht einfach löschen.',
      }),
    ],
    link: i18n.t({ id: 'mail.resetPassword.subject', message: 'Neues Passwort festlegen' }),
  }),
  dataExport: (i18n) => ({
    subject: i18n.t({ id: 'mail.dataExport.subject', message: 'Die gewünschte Datenauskunft' }),
    paragraphs: [
      i18n.t({
        id: 'mail.dataExport.text',
        message:
          'Über den Link lässt sich alles ansehen und herunterladen, was unter dieser E-Mail-Adresse gespeichert ist. Er gilt 24 Stunden und nur einmal.',
      }),
      i18n.t({
        id: 'mail.dataExport.notMeant',
        message:
          'Wer keine Auskunft wollte, kann diese Nachricht einfach löschen: Ohne den Link sieht niemand etwas.',
      }),
    ],
    link: i18n.t({ id: 'mail.dataExport.link', message: 'Daten ansehen' }),
  }),
  paymentFailed: (i18n) => ({
    subject: i18n.t({ id: 'order.failedTitle', message: 'Die Zahlung hat nicht geklappt' }),
    paragraphs: [
      i18n.t({
        id: 'mail.paymentFailed.text',
        message:
          'Die Zahlung wurde nicht abgeschlossen, und es wurde nichts abgebucht. Der Warenkorb ist noch da: An der Kasse lässt sich eine andere Zahlungsart wählen.',
      }),
    ],
    link: i18n.t({ id: 'mail.toCheckout', message: 'Zur Kasse' }),
  }),
  paymentReturned: (i18n) => ({
    subject: i18n.t({
      id: 'mail.paymentReturned.subject',
      message: 'Die Zahlung kam zu spät und geht zurück',
    }),
    paragraphs: [
      i18n.t({
        id: 'mail.paymentReturned.text',
        message:
          'Die Zahlung ist erst angekommen, als die Bestellung schon aufgegeben war. Sie geht vollständig zurück, ohne dass etwas zu tun ist; je nach Zahlungsart dauert das einige Tage.',
      }),
      i18n.t({
        id: 'mail.paymentReturned.again',
        message: 'Der Warenkorb ist noch da: An der Kasse lässt sich neu bestellen.',
      }),
    ],
    link: i18n.t({ id: 'mail.toCheckout', message: 'Zur Kasse' }),
  }),
}

/** A mail whose point is one link. */
export function linkMail(
  shop: Shop,
  kind: LinkMailKind,
  { to, address }: { to: string; address: string },
): Mail {
  const { subject, paragraphs, link } = WORDS[kind](localeI18n(shop.locale))
  const bodies = mailBodies({ subject, paragraphs, link: { label: link, address }, sender: mailSender(shop) })
  return { kind, to, locale: shop.locale, subject, ...bodies }
}
