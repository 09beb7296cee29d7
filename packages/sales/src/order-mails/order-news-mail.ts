import { carrierName } from '@shop/domain/carrier/carriers'
import { trackingLink } from '@shop/domain/carrier/tracking-link'
import { formatMoney } from '@shop/domain/money/format-money'
import type { Order } from '@shop/domain/order/order'
import type { Shop } from '@shop/domain/shop/shop'
import { type I18n, localeI18n } from '@shop/i18n/locale-i18n'
import { type Mail, mailBodies } from '@shop/mail/mail'
import type { MailContent } from '@shop/mail/mail-content'
import { mailSender } from '@shop/mail/mail-sender'
import { greeting } from './greeting.ts'
import { itemRow } from './item-row.ts'
import { pickupSections } from './order-details.ts'
import { invoiceAddress } from './order-links.ts'
import type { OrderNews } from './order-news-store.ts'

/** An order's news for its shopper; `address` is the page of the order with a token. @see product §9 */
export function orderNewsMail(shop: Shop, input: { news: OrderNews; order: Order; address: string }): Mail {
  const { news, order } = input
  const subject = subjectOf(localeI18n(shop.locale), news.kind, order.number)
  const bodies = mailBodies({ subject, ...contentOf(shop, input), sender: mailSender(shop) })
  const kind = MAIL_OF[news.kind]
  return { kind, to: order.customer.email, locale: shop.locale, subject, ...bodies }
}

const MAIL_OF = { shipped: 'orderShipped', cancelled: 'orderCancelled', refunded: 'orderRefunded' } as const

function subjectOf(i18n: I18n, kind: OrderNews['kind'], number: string): string {
  const values = { number }
  switch (kind) {
    case 'shipped':
      return i18n.t({ id: 'mail.orderShipped.subject', message: 'Unterwegs: Bestellung {number}', values })
    case 'cancelled':
      return i18n.t({ id: 'mail.orderCancelled.subject', message: 'Storniert: Bestellung {number}', values })
    case 'refunded':
      return i18n.t({
        id: 'mail.orderRefunded.subject',
        message: 'Erstattung zu Ihrer Bestellung {number}',
        values,
      })
  }
}

type RefundedLead = { number: string; amount: number; released: number; market: Shop['market'] }

type Content = Pick<MailContent, 'paragraphs' | 'rows' | 'link' | 'furtherLinks' | 'sections'>

function contentOf(
  shop: Shop,
  { news, order, address }: { news: OrderNews; order: Order; address: string },
): Content {
  const { market } = shop
  const i18n = localeI18n(shop.locale)
  const { customer, shippingAddress } = order
  const items = order.packages.flatMap((parcel) => parcel.items)
  const about = items.filter((_, index) => news.positions.includes(index + 1))
  const track =
    news.tracking === null ? null : trackingLink({ ...news.tracking, zip: shippingAddress.zip }, market)
  const orderLink = { label: i18n.t({ id: 'mail.viewOrder', message: 'Bestellung ansehen' }), address }
  const correction =
    news.document === null
      ? []
      : [
          {
            label: i18n.t({ id: 'mail.correction', message: 'Rechnungskorrektur (PDF)' }),
            address: invoiceAddress(address, shop.locale, news.document),
          },
        ]
  const link =
    track === null
      ? orderLink
      : { label: i18n.t({ id: 'orderPage.track', message: 'Sendung verfolgen' }), address: track }

  return {
    paragraphs: [
      greeting(i18n, customer),
      ...leadOf(shop, news, { number: order.number, isPart: about.length < items.length }),
    ],
    rows: about.map((item) => itemRow(shop, item, address)),
    link,
    furtherLinks: [...(track === null ? [] : [orderLink]), ...correction],
    sections: news.kind === 'shipped' ? pickupSections(i18n, order) : [],
  }
}

function leadOf(
  { market, locale }: Shop,
  { kind, tracking, amount, withoutAccount = 0, released = 0, byBank = 0, because, paidBy }: OrderNews,
  { number, isPart }: { number: string; isPart: boolean },
): string[] {
  const i18n = localeI18n(locale)
  const details =
    withoutAccount > 0
      ? [
          i18n.t({
            id: 'mail.order.bankDetails',
            message:
              'Davon überweisen wir Ihnen {amount}, denn Ihr Kundenkonto mit dem Guthaben gibt es nicht mehr. Bitte antworten Sie auf diese E-Mail mit Name und IBAN.',
            values: { amount: formatMoney(withoutAccount, market) },
          }),
        ]
      : []
  if (kind === 'refunded') {
    const lead =
      byBank > 0 && (amount ?? 0) === 0
        ? [noneBackLead(i18n, number)]
        : refundedLead(i18n, { number, amount: amount ?? 0, released, market })
    return [...lead, ...details, ...bankLead(i18n, byBank, market)]
  }
  if (kind === 'cancelled') {
    const lead = because === 'unpaid' ? unpaidLead(i18n, number) : cancelledLead(i18n, { number, isPart })
    if (amount !== 0 && amount !== null) {
      const comesBack = i18n.t({
        id: 'mail.orderCancelled.comesBack',
        message:
          'Es geht um {amount}: Was Sie schon bezahlt haben, kommt auf demselben Weg zurück; je nach Zahlungsart dauert das einige Tage.',
        values: { amount: formatMoney(amount, market) },
      })
      return [lead, comesBack, ...details, ...bankLead(i18n, byBank, market)]
    }
    if (byBank > 0) return [lead, ...bankLead(i18n, byBank, market)]
    if (paidBy !== undefined) return [lead, paidBeforeLead(i18n, paidBy)]
    const nothingToPay = i18n.t({
      id: 'mail.orderCancelled.nothingToPay',
      message: 'Es wurde nichts abgebucht, und Sie müssen nichts bezahlen.',
    })
    // A part that costs nothing is a gift: the rest of the order was charged.
    return isPart && because !== 'unpaid' ? [lead] : [lead, nothingToPay]
  }
  const carrier = tracking === null ? null : carrierName(tracking.carrier, market)
  const lead = shippedLead(i18n, { number, isPart, carrier })
  if (tracking === null) return [lead]
  const parcel = i18n.t({
    id: 'mail.orderShipped.parcel',
    message: 'Sendungsnummer: {number}',
    values: { number: tracking.number },
  })
  return [lead, parcel]
}

/** What the shopper has from the bank does not come a second time. */
function bankLead(i18n: I18n, byBank: number, market: Shop['market']): string[] {
  if (byBank === 0) return []
  const values = { amount: formatMoney(byBank, market) }
  return [
    i18n.t({
      id: 'mail.orderCancelled.byBank',
      message: '{amount} hat Ihre Bank schon zurückgebucht.',
      values,
    }),
  ]
}

/** What a replacement cost was charged with the order before it. */
function paidBeforeLead(i18n: I18n, number: string): string {
  return i18n.t({
    id: 'mail.orderCancelled.paidBefore',
    message:
      'Bezahlt war sie mit der Bestellung {number}: Ihr Geld kommt über diese zurück, sobald die Ware bei uns ist, die Sie umtauschen wollten.',
    values: { number },
  })
}

/** A bank has brought all of it. */
function noneBackLead(i18n: I18n, number: string): string {
  return i18n.t({
    id: 'mail.orderRefunded.settled',
    message: 'zu Ihrer Bestellung {number} haben wir die Rechnung berichtigt.',
    values: { number },
  })
}

/** What was never taken does not come back: of an open invoice it is only owed no more. */
function refundedLead(i18n: I18n, { number, amount, released, market }: RefundedLead): string[] {
  const back = amount - released
  if (back <= 0)
    return [
      i18n.t({
        id: 'mail.orderRefunded.released',
        message: 'von der Bestellung {number} sind {amount} nicht mehr zu bezahlen.',
        values: { number, amount: formatMoney(released, market) },
      }),
    ]
  const refunded = i18n.t({
    id: 'mail.orderRefunded.text',
    message: 'zu Ihrer Bestellung {number} bekommen Sie {amount} zurück.',
    values: { number, amount: formatMoney(back, market) },
  })
  if (released === 0) return [refunded]
  const rest = i18n.t({
    id: 'mail.orderRefunded.alsoReleased',
    message: 'Weitere {amount} sind nicht mehr zu bezahlen.',
    values: { amount: formatMoney(released, market) },
  })
  return [refunded, rest]
}

function cancelledLead(i18n: I18n, { number, isPart }: { number: string; isPart: boolean }): string {
  const values = { number }
  return isPart
    ? i18n.t({
        id: 'mail.orderCancelled.part',
        message: 'ein Teil Ihrer Bestellung {number} ist storniert, alles andere kommt wie bestellt.',
        values,
      })
    : i18n.t({ id: 'mail.orderCancelled.whole', message: 'Ihre Bestellung {number} ist storniert.', values })
}

function unpaidLead(i18n: I18n, number: string): string {
  return i18n.t({
    id: 'mail.orderCancelled.unpaid',
    message:
      'für Ihre Bestellung {number} ist keine Zahlung bei uns angekommen. Wir haben sie deshalb storniert und geben die Ware wieder frei. Haben Sie inzwischen überwiesen? Dann bekommen Sie das Geld zurück.',
    values: { number },
  })
}

type Shipped = { number: string; isPart: boolean; carrier: string | null }

function shippedLead(i18n: I18n, { number, isPart, carrier }: Shipped): string {
  if (carrier === null)
    return isPart
      ? i18n.t({
          id: 'mail.orderShipped.part',
          message:
            'ein Teil Ihrer Bestellung {number} ist unterwegs. Der Rest folgt in einer eigenen Sendung.',
          values: { number },
        })
      : i18n.t({
          id: 'mail.orderShipped.whole',
          message: 'Ihre Bestellung {number} ist unterwegs.',
          values: { number },
        })
  const values = { number, carrier }
  return isPart
    ? i18n.t({
        id: 'mail.orderShipped.partBy',
        message:
          'ein Teil Ihrer Bestellung {number} ist unterwegs, gebracht von {carrier}. Der Rest folgt in einer eigenen Sendung.',
        values,
      })
    : i18n.t({
        id: 'mail.orderShipped.wholeBy',
        message: 'Ihre Bestellung {number} ist unterwegs, gebracht von {carrier}.',
        values,
      })
}
