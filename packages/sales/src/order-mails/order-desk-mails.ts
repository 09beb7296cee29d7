import type { Order } from '@shop/domain/order/order'
import type { Shop } from '@shop/domain/shop/shop'
import { localeI18n } from '@shop/i18n/locale-i18n'
import { type Mail, mailBodies } from '@shop/mail/mail'
import { mailSender } from '@shop/mail/mail-sender'
import { greeting } from './greeting.ts'
import { addressLines } from './order-details.ts'
import { invoiceAddress } from './order-links.ts'

/** `address` is the page of the order with a token. */
type DeskMailInput = { order: Order; address: string }

/** Notifies of a changed delivery address, in case the shopper did not ask for it. @see docs/adr/0027 */
export function orderAddressChangedMail(shop: Shop, { order, address }: DeskMailInput): Mail {
  const i18n = localeI18n(shop.locale)
  const values = { number: order.number }
  const subject = i18n.t({
    id: 'mail.orderAddressChanged.subject',
    message: 'Neue Lieferadresse: Bestellung {number}',
    values,
  })
  const bodies = mailBodies({
    subject,
    paragraphs: [
      greeting(i18n, order.customer),
      i18n.t({
        id: 'mail.orderAddressChanged.text',
        message:
          'wie besprochen geht Ihre Bestellung {number} jetzt an diese Adresse. Alles andere bleibt, auch die Adresse der Rechnung.',
        values,
      }),
      i18n.t({
        id: 'mail.orderAddressChanged.notMeant',
        message: 'War das nicht in Ihrem Sinn? Dann antworten Sie bitte gleich auf diese E-Mail.',
      }),
    ],
    link: { label: i18n.t({ id: 'mail.viewOrder', message: 'Bestellung ansehen' }), address },
    sections: [
      {
        title: i18n.t({ id: 'mail.shippingAddress', message: 'Lieferadresse' }),
        lines: addressLines(order.shippingAddress, shop),
      },
    ],
    sender: mailSender(shop),
  })
  return { kind: 'orderAddressChanged', to: order.customer.email, locale: shop.locale, subject, ...bodies }
}

/** Leads to the invoice once more. */
export function invoiceAgainMail(shop: Shop, { order, address }: DeskMailInput): Mail {
  const i18n = localeI18n(shop.locale)
  const values = { number: order.number }
  const subject = i18n.t({
    id: 'mail.invoiceAgain.subject',
    message: 'Rechnung zu Ihrer Bestellung {number}',
    values,
  })
  const bodies = mailBodies({
    subject,
    paragraphs: [
      greeting(i18n, order.customer),
      i18n.t({
        id: 'mail.invoiceAgain.text',
        message: 'hier ist noch einmal die Rechnung zu Ihrer Bestellung {number}, wie gewünscht.',
        values,
      }),
    ],
    link: {
      label: i18n.t({ id: 'mail.invoice', message: 'Rechnung (PDF)' }),
      address: invoiceAddress(address, shop.locale),
    },
    furtherLinks: [{ label: i18n.t({ id: 'mail.viewOrder', message: 'Bestellung ansehen' }), address }],
    sender: mailSender(shop),
  })
  return { kind: 'invoiceAgain', to: order.customer.email, locale: shop.locale, subject, ...bodies }
}
