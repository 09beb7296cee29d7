import type { KeptLegalText } from '@shop/domain/legal-text/legal-text'
import { formatMoney } from '@shop/domain/money/format-money'
import { percentWords } from '@shop/domain/money/percent-sign'
import type { BankDetails } from '@shop/domain/order/bank-details'
import type { Order } from '@shop/domain/order/order'
import type { Shop } from '@shop/domain/shop/shop'
import { COLON } from '@shop/domain/text/colon'
import { localeI18n } from '@shop/i18n/locale-i18n'
import { type Mail, mailBodies } from '@shop/mail/mail'
import { mailSender } from '@shop/mail/mail-sender'
import { paymentName } from '../invoice/payment-name.ts'
import { contractDocuments } from './contract-documents.ts'
import { greeting } from './greeting.ts'
import { summedItemRow } from './item-row.ts'
import { orderDetails } from './order-details.ts'
import { invoiceAddress } from './order-links.ts'
import { payByDay } from './pay-by-day.ts'
import { transferRows } from './transfer-rows.ts'

type Placed = {
  order: Order
  /** The thank-you page with its token. */
  address: string
  addressOf: (path: string) => string
  /** The texts that the order was made under; none for orders before they were kept. */
  texts: readonly KeptLegalText[]
  /** What is credited to which number once the goods cannot come back; null for nothing, or without a number. */
  points: { points: number; number: string } | null
  bank: Pick<BankDetails, 'holder' | 'iban' | 'bic' | 'reference' | 'payBy'> | null
}

/** Confirms an order: what was bought, what it costs, how to pay in advance where that was chosen. */
export function orderConfirmationMail(
  shop: Shop,
  { order, address, addressOf, bank, texts, points }: Placed,
): Mail {
  const i18n = localeI18n(shop.locale)
  const { totals, customer } = order
  const subject = i18n.t({
    id: 'mail.orderConfirmation.subject',
    message: 'Bestellbestätigung {number} von {shop}',
    values: { number: order.number, shop: shop.name },
  })
  const lines = order.packages.flatMap(({ items }) => items)
  const amount = (minor: number) => formatMoney(minor, shop.market)
  const rowUnlessZero = (label: string, minor: number) =>
    minor === 0 ? [] : [{ label, value: amount(minor) }]
  const reduction = i18n.t({ id: 'mail.reduction', message: 'Nachlass' })

  const rows = [
    ...lines.map((line) => summedItemRow(shop, line, address)),
    ...totals.reductions.map(({ name, amount: minor }) => ({
      label: `${reduction}${COLON[shop.market.language]} ${name}`,
      value: amount(-minor),
    })),
    {
      label: i18n.t({ id: 'summary.shipping', message: 'Versand' }),
      value:
        totals.shipping === 0
          ? i18n.t({ id: 'summary.shippingFree', message: 'kostenlos' })
          : amount(totals.shipping),
    },
    ...rowUnlessZero(i18n.t({ id: 'invoice.fee', message: 'Nachnahmegebühr' }), totals.fee),
    ...rowUnlessZero(paymentName(i18n, 'giftcard'), -totals.giftcard),
    ...rowUnlessZero(paymentName(i18n, 'balance'), -totals.balance),
    ...rowUnlessZero(i18n.t({ id: 'invoice.rounding', message: 'Rundung' }), totals.rounding),
  ]
  const total = { label: i18n.t({ id: 'mail.total', message: 'Gesamtbetrag' }), value: amount(totals.total) }
  const remarks = totals.vat
    .filter((vat) => vat.amount !== 0)
    .map((vat) => ({
      label: i18n.t({
        id: 'summary.vatRow',
        message: 'darin {rate} MwSt.',
        values: { rate: percentWords(vat.rate, shop.market) },
      }),
      value: amount(vat.amount),
    }))
  const paragraphs = [
    greeting(i18n, customer),
    i18n.t({
      id: 'mail.orderConfirmation.thanks',
      message: 'Ihre Bestellung {number} ist da und hiermit bestätigt. Wir machen uns an die Arbeit.',
      values: { number: order.number },
    }),
    ...(bank
      ? [
          bank.payBy === undefined
            ? i18n.t({
                id: 'mail.orderConfirmation.advance',
                message:
                  'Bitte überweisen Sie den Gesamtbetrag. Nach Zahlungseingang geht die Ware auf den Weg.',
              })
            : i18n.t({
                id: 'mail.orderConfirmation.advanceBy',
                message:
                  'Bitte überweisen Sie den Gesamtbetrag bis zum {day}. Nach Zahlungseingang geht die Ware auf den Weg; ohne Zahlung bis dahin stornieren wir die Bestellung.',
                values: { day: payByDay(shop, bank.payBy) },
              }),
        ]
      : []),
    ...(points === null
      ? []
      : [
          i18n.t({
            id: 'mail.orderConfirmation.points',
            message:
              '{points, plural, one {# PAYBACK Punkt wird} other {# PAYBACK Punkte werden}} der Nummer {number} gutgeschrieben, sobald die Rückgabefrist vorbei ist.',
            values: points,
          }),
        ]),
  ]
  const bodies = mailBodies({
    subject,
    title: i18n.t({ id: 'mail.orderConfirmation.title', message: 'Vielen Dank für Ihre Bestellung' }),
    paragraphs,
    transfer: bank ? transferRows(i18n, bank) : [],
    rows,
    total,
    remarks,
    link: { label: i18n.t({ id: 'mail.viewOrder', message: 'Bestellung ansehen' }), address },
    furtherLinks: [
      {
        label: i18n.t({ id: 'mail.invoice', message: 'Rechnung (PDF)' }),
        address: invoiceAddress(address, shop.locale),
      },
    ],
    sections: orderDetails(shop, order, { addressOf, texts }),
    documents: contractDocuments({ texts, addressOf }),
    sender: mailSender(shop),
  })
  return { kind: 'orderConfirmation', to: customer.email, locale: shop.locale, subject, ...bodies }
}
