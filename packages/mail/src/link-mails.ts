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
          'Für Ihr Konto wurde ein neues Passwort angefordert. Über den Link legen Sie es fest; er gilt 60 Minuten und nur einmal.',
      }),
      i18n.t({
        id: 'mail.resetPassword.notMeant',
        message: 'Sie wollten kein neues Passwort? Dann löschen Sie diese Nachricht einfach.',
      }),
    ],
    link: i18n.t({ id: 'mail.resetPassword.subject', message: 'Neues Passwort festlegen' }),
  }),
  dataExport: (i18n) => ({
    subject: i18n.t({ id: 'mail.dataExport.subject', message: 'Ihre Datenauskunft' }),
    paragraphs: [
      i18n.t({
        id: 'mail.dataExport.text',
        message:
          'Über den Link können Sie alles ansehen und herunterladen, was unter Ihrer E-Mail-Adresse gespeichert ist. Er gilt 24 Stunden und nur einmal.',
      }),
      i18n.t({
        id: 'mail.dataExport.notMeant',
        message:
          'Sie wollten keine Auskunft? Dann löschen Sie diese Nachricht einfach: Ohne den Link sieht niemand etwas.',
      }),
    ],
    link: i18n.t({ id: 'mail.dataExport.link', message: 'Daten ansehen' }),
  }),
  paymentFailed: (i18n) => ({
    subject: i18n.t({ id: 'order.failedTitle', message: 'Ihre Zahlung hat nicht geklappt' }),
    paragraphs: [
      i18n.t({
        id: 'mail.paymentFailed.text',
        message:
          'Ihre Zahlung wurde nicht abgeschlossen, und es wurde nichts abgebucht. Ihr Warenkorb ist noch da: An der Kasse können Sie eine andere Zahlungsart wählen.',
      }),
    ],
    link: i18n.t({ id: 'mail.toCheckout', message: 'Zur Kasse' }),
  }),
  paymentReturned: (i18n) => ({
    subject: i18n.t({
      id: 'mail.paymentReturned.subject',
      message: 'Ihre Zahlung kam zu spät und geht zurück',
    }),
    paragraphs: [
      i18n.t({
        id: 'mail.paymentReturned.text',
        message:
          'Ihre Zahlung ist erst angekommen, als die Bestellung schon verworfen war. Sie geht vollständig zurück, ohne dass Sie etwas tun müssen; je nach Zahlungsart dauert das einige Tage.',
      }),
      i18n.t({
        id: 'mail.paymentReturned.again',
        message: 'Ihr Warenkorb ist noch da: An der Kasse können Sie neu bestellen.',
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
