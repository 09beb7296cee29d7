import type { Shop } from '@shop/domain/shop/shop'
import { localeI18n } from '@shop/i18n/locale-i18n'
import { type Mail, mailBodies } from '@shop/mail/mail'
import { mailSender } from '@shop/mail/mail-sender'

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
  const hello =
    name === ''
      ? i18n.t({ id: 'mail.contactAnswer.hello', message: 'Guten Tag,' })
      : i18n.t({ id: 'mail.contactAnswer.helloName', message: 'Guten Tag {name},', values: { name } })
  const paragraphs = [hello, ...text.split('\n').filter((line) => line.trim() !== '')]
  const rows = [
    { label: i18n.t({ id: 'mail.contact.number', message: 'Nummer der Nachricht' }), value: number },
  ]
  const bodies = mailBodies({ subject, paragraphs, rows, sender: mailSender(shop) })
  return { kind: 'contactAnswer', to, locale: shop.locale, subject, ...bodies }
}
