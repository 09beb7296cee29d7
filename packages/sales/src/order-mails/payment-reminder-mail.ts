import { formatMoney } from '@shop/domain/money/format-money'
import type { BankDetails } from '@shop/domain/order/bank-details'
import type { Order } from '@shop/domain/order/order'
import type { Shop } from '@shop/domain/shop/shop'
import { localeI18n } from '@shop/i18n/locale-i18n'
import { type Mail, mailBodies } from '@shop/mail/mail'
import { mailSender } from '@shop/mail/mail-sender'
import { greeting } from './greeting.ts'
import { payByDay } from './pay-by-day.ts'
import { transferRows } from './transfer-rows.ts'

type Missing = {
  order: Order
  /** The last day for the payment, ISO. */
  payBy: string
  bank: BankDetails
  /** What is left to pay, minor units. */
  open: number
  /** The page of the order with a token. */
  address: string
}

/** Reminds of a payment in advance, and says until when it is waited for. @see product §4 "Stock" */
export function paymentReminderMail(shop: Shop, { order, payBy, bank, open, address }: Missing): Mail {
  const i18n = localeI18n(shop.locale)
  const { number, customer } = order
  const subject = i18n.t({
    id: 'mail.paymentReminder.subject',
    message: 'Noch nicht bezahlt: Bestellung {number}',
    values: { number },
  })
  const bodies = mailBodies({
    subject,
    paragraphs: [
      greeting(i18n, customer),
      i18n.t({
        id: 'mail.paymentReminder.text',
        message:
          'für Ihre Bestellung {number} ist noch keine Zahlung bei uns angekommen. Bis zum {day} halten wir die Ware für Sie zurück, danach stornieren wir die Bestellung.',
        values: { number, day: payByDay(shop, payBy) },
      }),
      i18n.t({
        id: 'mail.paymentReminder.crossed',
        message: 'Schon überwiesen? Dann ist alles gut: Eine Überweisung braucht manchmal ein, zwei Tage.',
      }),
    ],
    transfer: transferRows(i18n, bank),
    total: {
      label: i18n.t({ id: 'bank.amount', message: 'Betrag' }),
      value: formatMoney(open, shop.market),
    },
    link: { label: i18n.t({ id: 'mail.viewOrder', message: 'Bestellung ansehen' }), address },
    sender: mailSender(shop),
  })
  return { kind: 'paymentReminder', to: customer.email, locale: shop.locale, subject, ...bodies }
}
