import type { Shop } from '@shop/domain/shop/shop'
import { localeI18n } from '@shop/i18n/locale-i18n'
import { type Mail, mailBodies } from '@shop/mail/mail'
import { mailSender } from '@shop/mail/mail-sender'

type NewsletterMailInput = { to: string; address: string; unsubscribe: string }

/** Asks whether a newsletter was meant. @see product §9; eu-duties C-32 */
export function newsletterMail(shop: Shop, { to, address, unsubscribe }: NewsletterMailInput): Mail {
  const i18n = localeI18n(shop.locale)
  const subject = i18n.t({
    id: 'mail.newsletter.subject',
    message: 'Bitte bestätigen Sie Ihre Anmeldung zum Newsletter',
  })
  const bodies = mailBodies({
    subject,
    paragraphs: [
      i18n.t({
        id: 'mail.newsletter.text',
        message:
          'Sie möchten den Newsletter von {shop} an dieser Adresse bekommen: Neues, Ratgeber und Angebote, höchstens einmal in der Woche. Der Link führt zu einer Seite, auf der Sie das mit einem Klick bestätigen; er gilt sieben Tage.',
        values: { shop: shop.name },
      }),
      i18n.t({
        id: 'mail.newsletter.notMeant',
        message:
          'Sie haben nichts abonniert? Dann müssen Sie nichts tun: Ohne Bestätigung kommt kein Newsletter, und wir löschen die Adresse.',
      }),
    ],
    link: { label: i18n.t({ id: 'mail.newsletter.link', message: 'Anmeldung bestätigen' }), address },
    wayOut: {
      label: i18n.t({ id: 'mail.newsletter.wayOut', message: 'Keinen Newsletter an diese Adresse senden' }),
      address: unsubscribe,
    },
    sender: mailSender(shop),
  })
  return { kind: 'newsletterConfirmation', to, locale: shop.locale, subject, unsubscribe, ...bodies }
}
