import type { Invoice } from '@shop/domain/invoice/invoice'
import { dayFormat } from '@shop/domain/market/day-format'
import { type Market, markets } from '@shop/domain/market/markets'
import { formatMoney } from '@shop/domain/money/format-money'
import type { PaperLook } from '@shop/domain/shop/brand'
import { setClosing, setPayment } from './invoice-closing.ts'
import { setFooters } from './invoice-footer.ts'
import { setHead } from './invoice-head.ts'
import { setLines } from './invoice-lines.ts'
import { type InvoiceWords, invoiceWords } from './invoice-words.ts'
import { newPaper, type Paper } from './paper.ts'
import { setPaymentPart } from './swiss-payment-part.ts'

/** What every part of an invoice is set with. */
export type Setting = {
  paper: Paper
  invoice: Invoice
  words: InvoiceWords
  market: Market
  /** Minor units as an amount; those of a correction are negative. */
  amount: (minor: number) => string
  /** A day in full, in the market's timezone. */
  day: (iso: string) => string
}

/**
 * Sets an invoice, or its correction, as a PDF: A4, address where a window envelope shows it, and below a Swiss
 * invoice that is paid by transfer the payment part of a QR bill. The same invoice always gives the same bytes.
 *
 * @see product §3 "PDF invoice"; eu-duties C-34
 */
export async function invoicePdf(invoice: Invoice, look: PaperLook): Promise<Uint8Array<ArrayBuffer>> {
  const market = markets[invoice.locale]
  const words = invoiceWords(invoice.locale)
  const title = `${invoice.kind === 'invoice' ? words.invoice : words.correction} ${invoice.number}`
  const paper = newPaper(look, {
    title,
    author: invoice.seller.name,
    language: market.languageTag,
    madeAt: new Date(invoice.issuedAt),
  })
  const sign = invoice.kind === 'invoice' ? 1 : -1
  const setting: Setting = {
    paper,
    invoice,
    words,
    market,
    amount: (minor) =>
      formatMoney(minor === 0 ? 0 : sign * minor, market, { currency: invoice.currencyCode }),
    day: (iso) => dayFormat(market, { dateStyle: 'long' }).format(new Date(iso)),
  }

  const below = setHead(setting, title)
  const afterLines = setLines(setting, below)
  setClosing(setting, afterLines)
  const billPage = setPaymentPart(setting, (top) => setPayment(setting, top))
  setFooters(setting, billPage)
  return paper.bytes()
}
