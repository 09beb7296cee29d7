import { pagePath } from '@shop/domain/link/page-link'
import { localeI18n } from '@shop/i18n/locale-i18n'
import type { MailLink } from './mail-content.ts'
import type { MailingShop } from './mailing-shop.ts'

/** The page of the account on which mails are chosen, for the foot of those that can be. @see eu-duties C-32 */
export function mailChoicesLink({ shop, addressOf }: MailingShop): MailLink {
  const i18n = localeI18n(shop.locale)
  return {
    label: i18n.t({ id: 'mail.choices', message: 'Im Kundenkonto wählen, was wir schreiben' }),
    address: addressOf(pagePath('mailChoices')),
  }
}
