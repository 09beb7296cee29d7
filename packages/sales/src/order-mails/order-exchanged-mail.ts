import type { Order } from '@shop/domain/order/order'
import type { Shop } from '@shop/domain/shop/shop'
import { localeI18n } from '@shop/i18n/locale-i18n'
import { type Mail, mailBodies } from '@shop/mail/mail'
import { mailSender } from '@shop/mail/mail-sender'
import { greeting } from './greeting.ts'
import { expectedRow } from './item-row.ts'
import { addressLines } from './order-details.ts'

/** `order` is the replacement, `first` the number of the order that it is for, `address` its page with a token. */
type ExchangedMailInput = { order: Order; first: string; address: string }

/** Says what is sent in exchange, that it costs nothing, and that the other goods have to come back. */
export function orderExchangedMail(shop: Shop, { order, first, address }: ExchangedMailInput): Mail {
  const i18n = localeI18n(shop.locale)
  const values = { number: order.number, first }
  const subject = i18n.t({
    id: 'mail.orderExchanged.subject',
    message: 'Umtausch: Bestellung {number}',
    values,
  })
  const items = order.packages.flatMap((parcel) => parcel.items)
  const bodies = mailBodies({
    subject,
    paragraphs: [
      greeting(i18n, order.customer),
      i18n.t({
        id: 'mail.orderExchanged.text',
        message:
          'wie besprochen schicken wir Ihnen zu Ihrer Bestellung {first} andere Artikel. Dafür gibt es eine eigene Bestellung, {number}. Zu zahlen ist nichts.',
        values,
      }),
      i18n.t({
        id: 'mail.orderExchanged.sendBack',
        message:
          'Bitte schicken Sie zurück, was Sie umtauschen. Das Etikett dafür finden Sie bei Bestellung {first}.',
        values,
      }),
    ],
    link: { label: i18n.t({ id: 'mail.viewOrder', message: 'Bestellung ansehen' }), address },
    rows: items.map((item) => expectedRow({ item, quantity: item.quantity, hasLeft: true }, address)),
    sections: [
      {
        title: i18n.t({ id: 'mail.shippingAddress', message: 'Lieferadresse' }),
        lines: addressLines(order.shippingAddress, shop),
      },
    ],
    sender: mailSender(shop),
  })
  return { kind: 'orderExchanged', to: order.customer.email, locale: shop.locale, subject, ...bodies }
}
