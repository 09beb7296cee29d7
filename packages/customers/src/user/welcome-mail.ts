import { pagePath } from '@shop/domain/link/page-link'
import type { Shop } from '@shop/domain/shop/shop'
import { localeI18n } from '@shop/i18n/locale-i18n'
import { type Mail, mailBodies } from '@shop/mail/mail'
import { mailChoicesLink } from '@shop/mail/mail-choices-link'
import { mailSender } from '@shop/mail/mail-sender'

type Welcomed = { to: string; name: string; customerNo: string; addressOf: (path: string) => string }

/** Welcomes a new account, which also notifies the owner of an address that was misused. @see product §9 */
export function welcomeMail(shop: Shop, { to, name, customerNo, addressOf }: Welcomed): Mail {
  const i18n = localeI18n(shop.locale)
  const subject = i18n.t({
    id: 'mail.welcome.subject',
    message: 'Willkommen bei {shop}',
    values: { shop: shop.name },
  })
  const bodies = mailBodies({
    subject,
    paragraphs: [
      i18n.t({ id: 'mail.greeting', message: 'Guten Tag {name},', values: { name } }),
      i18n.t({
        id: 'mail.welcome.text',
        message:
          'Ihr Kundenkonto ist eingerichtet. Dort finden Sie Ihre Bestellungen, Rechnungen und Adressen, und Ihre Wunschliste ist auf jedem Gerät dieselbe.',
      }),
      i18n.t({
        id: 'mail.welcome.notMeant',
        message:
          'Sie haben kein Konto angelegt? Dann hat jemand eine falsche Adresse eingegeben: Über den zweiten Link können Sie das Passwort ändern und danach im Konto alles löschen.',
      }),
    ],
    rows: [{ label: i18n.t({ id: 'mail.customerNo', message: 'Kundennummer' }), value: customerNo }],
    link: {
      label: i18n.t({ id: 'mail.welcome.link', message: 'Zum Kundenkonto' }),
      address: addressOf(pagePath('account')),
    },
    furtherLinks: [
      {
        label: i18n.t({ id: 'password.changeTitle', message: 'Passwort ändern' }),
        address: addressOf(pagePath('login')),
      },
    ],
    choices: mailChoicesLink({ shop, addressOf }),
    sender: mailSender(shop),
  })
  return { kind: 'welcome', to, locale: shop.locale, subject, ...bodies }
}
