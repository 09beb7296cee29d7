import type { Shop } from '@shop/domain/shop/shop'
import { type I18n, localeI18n } from '@shop/i18n/locale-i18n'
import { formatMailTime } from '@shop/mail/format-mail-time'
import { type Mail, mailBodies } from '@shop/mail/mail'
import { mailSender } from '@shop/mail/mail-sender'

export type ReceivedMessage = {
  /** What the message is called, for both sides. */
  number: string
  receivedAt: Date
  topic: string
  /** What a form of editors is called, else empty. */
  subject: string
  orderNumber: string
  name: string
  email: string
  message: string
  answers: readonly { label: string; value: string }[]
}

/**
 * The message for customer service, and a receipt for its author. The receipt repeats nothing that was typed: the
 * address is not verified, and strangers must not send their words to others in our name.
 *
 * @see product §9 "contact copy"
 */
export function contactMails(shop: Shop, received: ReceivedMessage): [Mail, Mail] {
  const i18n = localeI18n(shop.locale)
  const topic = topicName(i18n, received.topic)
  const topicLabel = i18n.t({ id: 'mail.contact.topic', message: 'Thema' })
  const subject = received.subject || topic || received.topic
  const receipt = [
    {
      label: i18n.t({ id: 'mail.contact.number', message: 'Nummer der Nachricht' }),
      value: received.number,
    },
    {
      label: i18n.t({ id: 'mail.contact.receivedAt', message: 'Eingegangen' }),
      value: formatMailTime(received.receivedAt, shop),
    },
  ]
  const typed = [
    {
      label: i18n.t({ id: 'contact.orderNumber', message: 'Bestellnummer' }),
      value: received.orderNumber,
    },
    { label: i18n.t({ id: 'withdrawal.name', message: 'Name' }), value: received.name },
    { label: i18n.t({ id: 'mail.contact.email', message: 'E-Mail' }), value: received.email },
    ...received.answers,
  ]
  const message = received.message === '' ? [] : received.message.split('\n').filter((line) => line !== '')
  const sender = mailSender(shop)
  const toService = {
    subject: i18n.t({
      id: 'mail.contactMessage.subject',
      message: 'Nachricht: {subject}',
      values: { subject },
    }),
    paragraphs: message,
    rows: filled([...receipt, { label: topicLabel, value: subject }, ...typed]),
    isUnsigned: true as const,
    sender,
  }
  const toWriter = {
    subject: i18n.t({ id: 'mail.contactCopy.subject', message: 'Ihre Nachricht ist angekommen' }),
    paragraphs: [
      i18n.t({
        id: 'mail.contactCopy.thanks',
        message:
          'Vielen Dank für Ihre Nachricht. Sie ist angekommen, meist antworten wir innerhalb eines Werktags.',
      }),
      i18n.t({
        id: 'mail.contactCopy.notRepeated',
        message:
          'Ihren Text wiederholen wir hier zur Sicherheit nicht; bei Rückfragen genügt die Nummer der Nachricht.',
      }),
      i18n.t({
        id: 'mail.contactCopy.notMeant',
        message: 'Sie haben uns nicht geschrieben? Dann löschen Sie diese E-Mail einfach.',
      }),
    ],
    rows: filled([...receipt, { label: topicLabel, value: topic }]),
    sender,
  }
  const service = shop.legal.email
  return [
    {
      kind: 'contactMessage',
      to: service,
      locale: shop.locale,
      replyTo: received.email,
      ...bodies(toService),
    },
    { kind: 'contactCopy', to: received.email, locale: shop.locale, ...bodies(toWriter) },
  ]
}

/** What the form calls a topic; empty for every other word. */
function topicName(i18n: I18n, topic: string): string {
  switch (topic) {
    case 'order':
      return i18n.t({ id: 'contact.topic.order', message: 'Bestellung' })
    case 'delivery':
      return i18n.t({ id: 'contact.topic.delivery', message: 'Lieferung' })
    case 'returns':
      return i18n.t({ id: 'contact.topic.returns', message: 'Rückgabe und Reklamation' })
    case 'product':
      return i18n.t({ id: 'contact.topic.product', message: 'Frage zu einem Artikel' })
    case 'payment':
      return i18n.t({ id: 'contact.topic.payment', message: 'Zahlung und Rechnung' })
    case 'account':
      return i18n.t({ id: 'contact.topic.account', message: 'Kundenkonto' })
    case 'privacy':
      return i18n.t({ id: 'contact.topic.privacy', message: 'Datenschutz' })
    case 'other':
      return i18n.t({ id: 'contact.topic.other', message: 'Etwas anderes' })
    default:
      return ''
  }
}

function filled<Row extends { value: string }>(rows: readonly Row[]): Row[] {
  return rows.filter(({ value }) => value !== '')
}

function bodies(content: Parameters<typeof mailBodies>[0]) {
  return { subject: content.subject, ...mailBodies(content) }
}
