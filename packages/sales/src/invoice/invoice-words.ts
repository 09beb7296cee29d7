import type { InvoicePayment } from '@shop/domain/invoice/invoice'
import type { Locale } from '@shop/domain/market/markets'
import { localeI18n } from '@shop/i18n/locale-i18n'
import { deliveryDays } from './delivery-days.ts'
import { paymentName } from './payment-name.ts'

export type InvoiceWords = ReturnType<typeof invoiceWords>

/** Texts of invoices. They do not address the reader, so that one wording fits both voices. */
export function invoiceWords(locale: Locale) {
  const i18n = localeI18n(locale)
  const vat = i18n.t({ id: 'invoice.vat', message: 'MwSt.' })
  return {
    invoice: i18n.t({ id: 'invoice.title', message: 'Rechnung' }),
    correction: i18n.t({ id: 'invoice.correction', message: 'Rechnungskorrektur' }),
    invoiceNumber: i18n.t({ id: 'invoice.number', message: 'Rechnungsnummer' }),
    correctionNumber: i18n.t({ id: 'invoice.correctionNumber', message: 'Nummer' }),
    corrects: (number: string, date: string) =>
      i18n.t({
        id: 'invoice.corrects',
        message: 'Korrektur der Rechnung {number} vom {date}',
        values: { number, date },
      }),
    issuedAt: i18n.t({ id: 'invoice.issuedAt', message: 'Datum' }),
    orderNumber: i18n.t({ id: 'contact.orderNumber', message: 'Bestellnummer' }),
    orderedAt: i18n.t({ id: 'invoice.orderedAt', message: 'Bestelldatum' }),
    delivery: i18n.t({ id: 'invoice.delivery', message: 'Lieferung' }),
    /** Where nothing travels, the day of the order is the day of delivery. */
    deliveredAtOnce: (date: string) =>
      i18n.t({ id: 'invoice.deliveredAtOnce', message: 'am {date}', values: { date } }),
    deliveryDays: (from: string, to: string) => deliveryDays(i18n, { from, to }),
    deliveryAddress: i18n.t({ id: 'checkout.shippingAddress', message: 'Lieferadresse' }),
    article: i18n.t({ id: 'invoice.article', message: 'Artikel' }),
    quantity: i18n.t({ id: 'invoice.quantity', message: 'Menge' }),
    unitPrice: i18n.t({ id: 'invoice.unitPrice', message: 'Einzelpreis' }),
    rate: vat,
    amount: i18n.t({ id: 'invoice.amount', message: 'Betrag' }),
    articleNumber: (number: string) =>
      i18n.t({ id: 'invoice.articleNumber', message: 'Art.-Nr. {number}', values: { number } }),
    lineReduction: (amount: string) =>
      i18n.t({ id: 'invoice.lineReduction', message: 'Nachlass {amount}', values: { amount } }),
    ecoParticipation: (amount: string) =>
      i18n.t({
        id: 'price.ecoParticipation',
        message: 'davon {amount} Umweltbeitrag',
        values: { amount },
      }),
    items: i18n.t({ id: 'invoice.items', message: 'Summe der Artikel' }),
    shipping: i18n.t({ id: 'summary.shipping', message: 'Versand' }),
    fee: i18n.t({ id: 'invoice.fee', message: 'Nachnahmegebühr' }),
    gross: i18n.t({ id: 'invoice.gross', message: 'Gesamtbetrag' }),
    refund: i18n.t({ id: 'invoice.refund', message: 'Erstattungsbetrag' }),
    /** Lines of corrections that are about no article. */
    refundLine: i18n.t({ id: 'invoice.refundLine', message: 'Erstattung' }),
    shippingAndFee: i18n.t({ id: 'invoice.shippingAndFee', message: 'Versand und Gebühren' }),
    /** What the first order has paid for, taken off the order that replaces its goods. */
    exchange: (number: string) =>
      i18n.t({ id: 'invoice.exchange', message: 'Umtausch zu Bestellung {number}', values: { number } }),
    giftcard: i18n.t({ id: 'invoice.paidByGiftCard', message: 'Mit Geschenkkarte bezahlt' }),
    balance: i18n.t({ id: 'invoice.paidByBalance', message: 'Mit Kontoguthaben bezahlt' }),
    rounding: i18n.t({ id: 'invoice.rounding', message: 'Rundung' }),
    toPay: i18n.t({ id: 'invoice.toPay', message: 'Zu zahlen' }),
    paid: i18n.t({ id: 'invoice.paid', message: 'Rechnungsbetrag' }),
    vatTable: {
      rate: i18n.t({ id: 'invoice.vatRate', message: 'MwSt.-Satz' }),
      base: i18n.t({ id: 'invoice.vatBase', message: 'Netto' }),
      tax: vat,
      gross: i18n.t({ id: 'invoice.vatGross', message: 'Brutto' }),
    },
    includedReductions: i18n.t({ id: 'invoice.includedReductions', message: 'Berücksichtigte Nachlässe' }),
    taxedLater: i18n.t({
      id: 'invoice.taxedLater',
      message: 'Auf Geschenkkarten fällt die Mehrwertsteuer an, wenn sie eingelöst werden.',
    }),
    advance: i18n.t({
      id: 'invoice.advance',
      message:
        'Bitte überweisen Sie den Betrag auf dieses Konto. Nach dem Eingang geht die Ware auf den Weg.',
    }),
    onInvoice: i18n.t({
      id: 'invoice.onInvoice',
      message:
        'Bitte überweisen Sie den Betrag innerhalb von 14 Tagen nach Erhalt der Ware auf dieses Konto.',
    }),
    account: {
      holder: i18n.t({ id: 'invoice.accountHolder', message: 'Kontoinhaber' }),
      iban: i18n.t({ id: 'bank.iban', message: 'IBAN' }),
      bic: i18n.t({ id: 'bank.bic', message: 'BIC' }),
      reference: i18n.t({ id: 'bank.reference', message: 'Verwendungszweck' }),
    },
    paidWith: (method: string) =>
      i18n.t({
        id: 'invoice.paidWith',
        message: 'Zahlungsart: {method}. Sie müssen nichts mehr überweisen.',
        values: { method },
      }),
    /** The money goes to the provider, later. */
    paidLater: (method: string) =>
      i18n.t({
        id: 'invoice.paidLater',
        message:
          'Zahlungsart: {method}. Den Betrag bezahlen Sie an Klarna, wie dort vereinbart, und nicht an uns.',
        values: { method },
      }),
    cashOnDelivery: i18n.t({
      id: 'invoice.cashOnDelivery',
      message: 'Zahlungsart: Nachnahme. Den Betrag bezahlen Sie bei der Lieferung.',
    }),
    goesBack: i18n.t({
      id: 'invoice.goesBack',
      message:
        'Der Betrag geht auf dem Weg zurück, auf dem Sie bezahlt haben; offene Beträge verringern sich um ihn.',
    }),
    method: (key: InvoicePayment['key']) => paymentName(i18n, key),
    page: (page: number, of: number) =>
      i18n.t({
        id: 'invoice.page',
        message: 'Seite {page} von {of}',
        values: { page: String(page), of: String(of) },
      }),
    managingDirector: i18n.t({ id: 'invoice.managingDirector', message: 'Geschäftsführung:' }),
    vatId: i18n.t({ id: 'invoice.vatId', message: 'USt-IdNr.' }),
  }
}
