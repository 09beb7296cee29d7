import type { Address } from '@shop/domain/address/address'
import type { KeptLegalText } from '@shop/domain/legal-text/legal-text'
import { pagePath } from '@shop/domain/link/page-link'
import { dayFormat } from '@shop/domain/market/day-format'
import type { Order } from '@shop/domain/order/order'
import type { PickupPoint } from '@shop/domain/shipping/pickup-point'
import type { Shop } from '@shop/domain/shop/shop'
import { type I18n, localeI18n } from '@shop/i18n/locale-i18n'
import type { MailContent } from '@shop/mail/mail-content'
import { deliveryDays } from '../invoice/delivery-days.ts'
import { paymentName } from '../invoice/payment-name.ts'
import { contractSection } from './contract-documents.ts'

type Details = NonNullable<MailContent['sections']>

/**
 * What a confirmation has to hold in a form that lasts: when and where the goods come, how they are paid, how to
 * withdraw, and the terms. @see eu-duties C-19b-DE, C-21, C-22
 */
export function orderDetails(
  shop: Shop,
  order: Order,
  { addressOf, texts }: { addressOf: (path: string) => string; texts: readonly KeptLegalText[] },
): Details {
  const i18n = localeI18n(shop.locale)
  const { legal } = shop
  const reach = {
    email: legal.email,
    phone: shop.hotline.number,
    post: [legal.name, legal.street, legal.city].join(', '),
  }
  const shippedTo = addressLines(order.shippingAddress, shop)
  const billedTo = addressLines(order.billingAddress, shop)
  const isDownload = order.shippingMethod === 'download'
  return [
    {
      title: i18n.t({ id: 'invoice.delivery', message: 'Lieferung' }),
      lines: isDownload
        ? [i18n.t({ id: 'mail.details.download', message: 'Als Download, sofort verfügbar.' })]
        : [...deliveryLines(order, shop), ...oldDeviceLines(order, i18n)],
    },
    ...pickupSections(i18n, order),
    ...(isDownload || order.pickupPoint
      ? []
      : [{ title: i18n.t({ id: 'mail.shippingAddress', message: 'Lieferadresse' }), lines: shippedTo }]),
    ...(!isDownload && !order.pickupPoint && billedTo.join() === shippedTo.join()
      ? []
      : [
          {
            title: i18n.t({ id: 'checkout.billingAddress', message: 'Rechnungsadresse' }),
            lines: billedTo,
          },
        ]),
    { title: i18n.t({ id: 'invoice.payment', message: 'Zahlung' }), lines: paymentLines(order, i18n) },
    ...(texts.length > 0
      ? [contractSection(i18n, { texts, addressOf })]
      : linkedRights(i18n, { reach, addressOf })),
  ]
}

/** Where the goods wait to be picked up, of an order that goes there. */
export function pickupSections(i18n: I18n, { pickupPoint }: Order): Details {
  if (!pickupPoint) return []
  const title = i18n.t({ id: 'pickup.chosen', message: 'Zum Abholen an' })
  return [{ title, lines: pointLines(pickupPoint) }]
}

type Linked = { reach: { email: string; phone: string; post: string }; addressOf: (path: string) => string }

/** In brief, for an order whose texts are not kept. */
function linkedRights(i18n: I18n, { reach, addressOf }: Linked): Details {
  return [
    {
      title: i18n.t({ id: 'legal.withdrawal', message: 'Widerrufsrecht' }),
      lines: withdrawalLines(i18n, reach),
      link: {
        label: i18n.t({
          id: 'mail.withdrawal.link',
          message: 'Vertrag widerrufen, mit Muster-Formular',
        }),
        address: addressOf(pagePath('withdrawalTerms')),
      },
    },
    {
      title: i18n.t({ id: 'mail.terms.title', message: 'Bedingungen' }),
      lines: [
        i18n.t({
          id: 'mail.terms.text',
          message: 'Für Ihre Bestellung gelten die Allgemeinen Geschäftsbedingungen.',
        }),
      ],
      link: {
        label: i18n.t({ id: 'mail.terms.link', message: 'AGB lesen und sichern' }),
        address: addressOf(pagePath('terms')),
      },
    },
  ]
}

function withdrawalLines(i18n: I18n, reach: { email: string; phone: string; post: string }): string[] {
  return [
    i18n.t({
      id: 'mail.withdrawal.how',
      message:
        'Der Kauf lässt sich binnen vierzehn Tagen ohne Angabe von Gründen widerrufen. Die Frist beginnt an dem Tag, an dem die letzte Ware angekommen ist; es genügt, den Widerruf vor ihrem Ablauf abzusenden: online, per E-Mail an {email}, am Telefon unter {phone} oder mit einem Brief an {post}.',
      values: reach,
    }),
    i18n.t({
      id: 'mail.withdrawal.money',
      message:
        'Dann gehen alle Zahlungen samt Standardlieferkosten binnen vierzehn Tagen auf demselben Weg zurück; damit darf gewartet werden, bis die Ware zurück oder nachweislich unterwegs ist. Sie ist binnen vierzehn Tagen zurückzuschicken, den Rückversand zahlen wir. Für einen Wertverlust ist nur aufzukommen, wenn mehr geschah, als die Ware zu prüfen.',
    }),
    i18n.t({
      id: 'mail.withdrawal.except',
      message:
        'Ausgenommen sind Waren, die nach Wunsch angefertigt wurden, und versiegelte Hygieneartikel ohne ihr Siegel.',
    }),
  ]
}

function deliveryLines({ packages, preferredDay }: Order, { market, locale }: Shop): string[] {
  const i18n = localeI18n(locale)
  const format = dayFormat(market, { dateStyle: 'medium' })
  // Days without an hour have no timezone; noon keeps them on their day everywhere.
  const formatDay = (date: string) => format.format(new Date(`${date.slice(0, 10)}T12:00:00Z`))
  const lines = packages.map(({ deliveryDate }, index) => {
    const days = deliveryDays(i18n, { from: formatDay(deliveryDate.min), to: formatDay(deliveryDate.max) })
    return packages.length === 1
      ? days
      : i18n.t({
          id: 'mail.details.parcel',
          message: 'Sendung {number}: {days}',
          values: { number: String(index + 1), days },
        })
  })
  if (preferredDay === null) return lines
  const preferred = i18n.t({
    id: 'mail.details.preferredDay',
    message: 'Wunschtag: {day}',
    values: { day: formatDay(preferredDay) },
  })
  return [...lines, preferred]
}

function oldDeviceLines({ packages }: Order, i18n: I18n): string[] {
  return packages.some(({ items }) => items.some(({ facts }) => facts?.takesOldDevice))
    ? [
        i18n.t({
          id: 'basket.oldDevice',
          message: 'Bei der Lieferung nehmen wir ein gleichartiges Altgerät mit.',
        }),
      ]
    : []
}

function paymentLines({ payment }: Order, i18n: I18n): string[] {
  return [...new Set(payment.map(({ key }) => paymentName(i18n, key)))]
}

function pointLines({ name, street, houseNumber, zip, city }: PickupPoint): string[] {
  return [name, [street, houseNumber ?? ''].join(' ').trim(), `${zip} ${city}`]
}

/** An address as a parcel shows it, line by line. */
export function addressLines(address: Address, { market }: Shop): string[] {
  const country = new Intl.DisplayNames(market.languageTag, { type: 'region' }).of(address.country) ?? ''
  return [
    address.company ?? '',
    `${address.firstName} ${address.lastName}`,
    address.addition ?? '',
    address.postNumber ?? '',
    `${address.street} ${address.houseNumber ?? ''}`,
    `${address.zip} ${address.city}`,
    country,
  ]
    .map((line) => line.trim())
    .filter((line) => line !== '')
}
