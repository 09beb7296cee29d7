import type { Shop } from '@shop/domain/shop/shop'
import { localeI18n } from '@shop/i18n/locale-i18n'
import { formatMailTime } from '@shop/mail/format-mail-time'
import { type Mail, mailBodies } from '@shop/mail/mail'
import { mailSender } from '@shop/mail/mail-sender'

type Reserved = {
  to: string
  name: string
  number: string
  productName: string
  quantity: number
  store: { name: string; street: string; zip: string; city: string }
  heldUntil: Date
  /** Gives the reservation back. */
  wayOut: string
}

/** Confirms a reservation: what, where and until when. @see product §9 "reservation" */
export function reservationMail(shop: Shop, reserved: Reserved): Mail {
  const i18n = localeI18n(shop.locale)
  const subject = i18n.t({
    id: 'mail.reservation.subject',
    message: 'Zurückgelegt: {product}',
    values: { product: reserved.productName },
  })
  const { name, street, zip, city } = reserved.store
  const bodies = mailBodies({
    subject,
    paragraphs: [
      i18n.t({ id: 'mail.greeting', message: 'Guten Tag {name},', values: { name: reserved.name } }),
      i18n.t({
        id: 'mail.reservation.text',
        message:
          'Ihr Artikel liegt in der Filiale bereit. Sie bezahlen erst dort, nach dem Anschauen; kaufen müssen Sie nichts.',
      }),
      i18n.t({
        id: 'mail.reservation.atTheTill',
        message: 'An der Kasse genügt die Nummer der Reservierung.',
      }),
    ],
    rows: [
      {
        label: i18n.t({ id: 'reservation.number', message: 'Nummer der Reservierung' }),
        value: reserved.number,
      },
      {
        label: i18n.t({ id: 'reservation.article', message: 'Artikel' }),
        value: `${reserved.quantity} × ${reserved.productName}`,
      },
      {
        label: i18n.t({ id: 'reservation.store', message: 'Filiale' }),
        value: `${name}, ${street}, ${zip} ${city}`,
      },
      {
        label: i18n.t({ id: 'reservation.until', message: 'Liegt bereit bis' }),
        value: formatMailTime(reserved.heldUntil, shop),
      },
    ],
    wayOut: {
      label: i18n.t({ id: 'mailLink.reservationTitle', message: 'Reservierung aufheben' }),
      address: reserved.wayOut,
    },
    sender: mailSender(shop),
  })
  return { kind: 'reservation', to: reserved.to, locale: shop.locale, subject, ...bodies }
}
