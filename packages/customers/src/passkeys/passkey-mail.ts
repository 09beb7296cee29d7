import { pagePath } from '@shop/domain/link/page-link'
import type { Shop } from '@shop/domain/shop/shop'
import { localeI18n } from '@shop/i18n/locale-i18n'
import { type Mail, mailBodies } from '@shop/mail/mail'
import { mailSender } from '@shop/mail/mail-sender'

type PasskeyNews = {
  change: 'added' | 'removed'
  to: string
  /** What the passkey is called. */
  name: string
  addressOf: (path: string) => string
}

/** Tells the owner that a passkey was added or removed, and what to do if it was somebody else. */
export function passkeyMail(shop: Shop, { change, to, name, addressOf }: PasskeyNews): Mail {
  const i18n = localeI18n(shop.locale)
  const isAdded = change === 'added'
  const subject = isAdded
    ? i18n.t({ id: 'mail.passkeyAdded.subject', message: 'Ein Passkey wurde hinzugefügt' })
    : i18n.t({ id: 'mail.passkeyRemoved.subject', message: 'Ein Passkey wurde entfernt' })
  const bodies = mailBodies({
    subject,
    paragraphs: [
      isAdded
        ? i18n.t({
            id: 'mail.passkeyAdded.text',
            message:
              'Zu Ihrem Kundenkonto bei {shop} gibt es einen neuen Passkey: „{name}“. Damit melden Sie sich ohne Passwort an.',
            values: { shop: shop.name, name },
          })
        : i18n.t({
            id: 'mail.passkeyRemoved.text',
            message:
              'Der Passkey „{name}“ gehört nicht mehr zu Ihrem Kundenkonto bei {shop}. Mit ihm kann sich niemand mehr anmelden.',
            values: { shop: shop.name, name },
          }),
      i18n.t({
        id: 'mail.passkey.notMeant',
        message:
          'Waren Sie das nicht? Dann ändern Sie bitte gleich Ihr Passwort und sehen Sie Ihre Passkeys durch: Entfernen Sie jeden, den Sie nicht kennen.',
      }),
    ],
    link: {
      label: i18n.t({ id: 'account.password', message: 'Passwort und Anmeldungen' }),
      address: addressOf(pagePath('password')),
    },
    sender: mailSender(shop),
  })
  return { kind: isAdded ? 'passkeyAdded' : 'passkeyRemoved', to, locale: shop.locale, subject, ...bodies }
}
