import type { Shop } from '@shop/domain/shop/shop'
import { localeI18n } from '@shop/i18n/locale-i18n'
import { type Mail, mailBodies } from '@shop/mail/mail'
import { mailSender } from '@shop/mail/mail-sender'
import { greeting } from './greeting.ts'
import { paragraphsOf } from './paragraphs-of.ts'

export type ContactAnswer = { to: string; number: string; name: string; text: string }

/**
 * The answer of customer service, in the look and the language of the shop that was written to. What had been written is not
 * repeated: only its number says what is answered.
 *
 * @see product §9 "contact copy"
 */
export function contactAnswerMail(shop: Shop, { to, number, name, text }: ContactAnswer): Mail {
  const i18n = localeI18n(shop.locale)
  const subject = i18n.t({
    id: 'mail.contactAnswer.subject',
    message: 'Antwort auf Ihre Nachricht {number}',
    values: { number },
  })
  const paragraphs = [greeting(i18n, name), ...paragraphsOf(text)]
  const rows = [
    { label: i18n.t({ id: 'mail.contact.number', message: 'Nummer der Nachricht' }), value: number },
  ]
  const bodies = mailBodies({ subject, paragraphs, rows, sender: mailSender(shop) })
  return { kind: 'contactAnswer', to, locale: shop.locale, subject, ...bodies }
}
