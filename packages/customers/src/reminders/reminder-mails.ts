import type { ProductImage } from '@shop/domain/product/product'
import type { Shop } from '@shop/domain/shop/shop'
import { type I18n, localeI18n } from '@shop/i18n/locale-i18n'
import { type Mail, mailBodies } from '@shop/mail/mail'
import { mailChoicesLink } from '@shop/mail/mail-choices-link'
import { mailPicture } from '@shop/mail/mail-picture'
import { mailSender } from '@shop/mail/mail-sender'
import { oneClickWayOut } from '@shop/mail/one-click-way-out'

type ReminderMailKind = 'reminderConfirmation' | 'backInStock'
type ReminderWords = { subject: string; paragraphs: string[]; link: string; wayOut: string }

const WORDS: Record<ReminderMailKind, (i18n: I18n, product: string) => ReminderWords> = {
  reminderConfirmation: (i18n, product) => ({
    subject: i18n.t({
      id: 'mail.reminderConfirmation.subject',
      message: 'Bitte bestätigen Sie: Erinnerung an {product}',
      values: { product },
    }),
    paragraphs: [
      i18n.t({
        id: 'mail.reminderConfirmation.text',
        message:
          'Sie möchten an dieser Adresse eine Nachricht bekommen, sobald der Artikel wieder lieferbar ist. Bitte bestätigen Sie das mit einem Klick auf den Link; er gilt sieben Tage.',
      }),
      i18n.t({
        id: 'mail.reminderConfirmation.notMeant',
        message:
          'Es kommt eine einzige Nachricht, keine Werbung. Sie haben nichts angefordert? Dann löschen Sie diese E-Mail einfach.',
      }),
    ],
    link: i18n.t({ id: 'mail.reminderConfirmation.link', message: 'Erinnerung bestätigen' }),
    wayOut: i18n.t({ id: 'mail.reminderConfirmation.wayOut', message: 'Keine Erinnerung mehr senden' }),
  }),
  backInStock: (i18n, product) => ({
    subject: i18n.t({
      id: 'mail.backInStock.subject',
      message: 'Wieder da: {product}',
      values: { product },
    }),
    paragraphs: [
      i18n.t({
        id: 'mail.backInStock.text',
        message:
          'Der Artikel, an den wir Sie erinnern sollten, ist wieder lieferbar. Zurückgelegt ist er nicht: Wer zuerst bestellt, bekommt ihn.',
      }),
      i18n.t({ id: 'mail.backInStock.onlyOne', message: 'Das war unsere einzige Nachricht dazu.' }),
    ],
    link: i18n.t({ id: 'mailLink.close', message: 'Zum Artikel' }),
    wayOut: i18n.t({
      id: 'mail.backInStock.wayOut',
      message: 'Alle Erinnerungen an diese Adresse beenden',
    }),
  }),
}

type Reminder = {
  to: string
  addressOf: (path: string) => string
  productName: string
  image: ProductImage | null
  address: string
  wayOut: string
}

/** The two mails of a reminder: the one that asks whether it was meant, and the one it is all about. @see product §9 */
export function reminderMail(
  shop: Shop,
  kind: ReminderMailKind,
  { to, addressOf, productName, image, address, wayOut }: Reminder,
): Mail {
  const words = WORDS[kind](localeI18n(shop.locale), productName)
  const { subject, paragraphs } = words
  const bodies = mailBodies({
    subject,
    paragraphs,
    picture: mailPicture(image, { page: address, place: 'subject' }),
    link: { label: words.link, address },
    wayOut: { label: words.wayOut, address: wayOut },
    ...(kind === 'backInStock' ? { choices: mailChoicesLink({ shop, addressOf }) } : {}),
    sender: mailSender(shop),
  })
  const unsubscribe = oneClickWayOut(wayOut, {
    path: '/api/shop/reminders/unsubscribe/',
    locale: shop.locale,
  })
  return { kind, to, locale: shop.locale, subject, unsubscribe, ...bodies }
}
