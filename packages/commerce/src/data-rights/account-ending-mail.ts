import { pagePath } from '@shop/domain/link/page-link'
import { KEPT_FOR } from '@shop/domain/privacy/kept-for'
import { localeI18n } from '@shop/i18n/locale-i18n'
import { type Mail, mailBodies } from '@shop/mail/mail'
import { mailSender } from '@shop/mail/mail-sender'
import type { MailingShop } from '@shop/mail/mailing-shop'

/** Says that an account to which nobody signs in is going to end, and how it stays. @see eu-duties C-30 */
export function accountEndingMail(
  { shop, addressOf }: MailingShop,
  { to, name }: { to: string; name: string },
): Mail {
  const i18n = localeI18n(shop.locale)
  const subject = i18n.t({ id: 'mail.accountEnding.subject', message: 'Ihr Kundenkonto endet bald' })
  const bodies = mailBodies({
    subject,
    paragraphs: [
      i18n.t({ id: 'mail.greeting', message: 'Guten Tag {name},', values: { name } }),
      i18n.t({
        id: 'mail.accountEnding.text',
        message:
          'Sie haben sich seit fast {years} Jahren nicht mehr an Ihrem Kundenkonto angemeldet. Daten, die niemand braucht, bewahren wir nicht auf: In {days} Tagen löschen wir das Konto mit Adressen, Warenkorb und Wunschliste.',
        values: { years: KEPT_FOR.dormantAccount.years, days: KEPT_FOR.dormancyNotice.days },
      }),
      i18n.t({
        id: 'mail.accountEnding.stays',
        message: 'Möchten Sie es behalten? Dann melden Sie sich bis dahin einmal an.',
      }),
    ],
    link: {
      label: i18n.t({ id: 'mail.accountEnding.link', message: 'Anmelden' }),
      address: addressOf(pagePath('login')),
    },
    sender: mailSender(shop),
  })
  return { kind: 'accountEnding', to, locale: shop.locale, subject, ...bodies }
}
