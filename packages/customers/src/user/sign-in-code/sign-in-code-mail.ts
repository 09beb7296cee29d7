import type { Shop } from '@shop/domain/shop/shop'
import { SIGN_IN_CODE_MINUTES } from '@shop/domain/user/sign-in-code'
import { localeI18n } from '@shop/i18n/locale-i18n'
import { type Mail, mailBodies } from '@shop/mail/mail'
import { mailSender } from '@shop/mail/mail-sender'

/** The code by which the owner of an address signs in; it stands in the subject, where a notification shows it. */
export function signInCodeMail(shop: Shop, { to, code }: { to: string; code: string }): Mail {
  const i18n = localeI18n(shop.locale)
  const subject = i18n.t({
    id: 'mail.signInCode.subject',
    message: '{code} ist Ihr Code für {shop}',
    values: { code, shop: shop.name },
  })
  const bodies = mailBodies({
    subject,
    title: i18n.t({ id: 'mail.signInCode.title', message: 'Ihr Code zum Anmelden' }),
    paragraphs: [
      i18n.t({
        id: 'mail.signInCode.text',
        message:
          'Geben Sie diesen Code dort ein, wo Sie ihn angefordert haben. Er gilt {minutes} Minuten und nur einmal.',
        values: { minutes: SIGN_IN_CODE_MINUTES },
      }),
      i18n.t({
        id: 'mail.signInCode.notMeant',
        message:
          'Sie wollten sich nicht anmelden? Dann löschen Sie diese Nachricht einfach. Geben Sie den Code niemandem weiter: Wir fragen nie danach.',
      }),
    ],
    transfer: [{ label: i18n.t({ id: 'signInCode.code', message: 'Code' }), value: code }],
    sender: mailSender(shop),
  })
  return { kind: 'signInCode', to, locale: shop.locale, subject, ...bodies }
}
