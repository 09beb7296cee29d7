import type { Address } from '../address/address.ts'
import type { NamedReduction, OrderTotals } from '../basket/totals.ts'
import type { Currency, Locale } from '../market/markets.ts'
import type { Order } from '../order/order.ts'
import type { BankAccount, LegalEntity } from '../shop/brand.ts'

/** One row of an invoice; minor units with tax. `quantity * unitPrice - reduction = total`. */
export type InvoiceLine = {
  /** Null for money that is not about one article. */
  articleNumber: string | null
  name: string
  /** Variant, personalisation: what else distinguishes this article. */
  details: string[]
  quantity: number
  unitPrice: number
  reduction: number
  total: number
  /** What of `total` pays for recycling; absent where nothing does. @see eu-duties C-19b-FR-fee */
  ecoParticipation?: number
  /** Percent. */
  rate: number | null
}

/** How the money comes: by transfer to an account, or some other way that needs no account. */
export type InvoicePayment = {
  key: Order['payment'][number]['key']
  /** Null for every method that needs no transfer. */
  account: (BankAccount & { reference: string }) | null
}

/**
 * The content of an invoice or a correction. It never changes, whatever happens to order, prices or company later. All
 * amounts are minor units with tax; those of a correction are refunds.
 *
 * `items + shipping + fee = gross = sum of vat`, `gross - giftcard - balance + rounding = total`.
 */
export type Invoice = {
  kind: 'invoice' | 'correction'
  number: string
  /** The invoice that a correction is about. */
  corrects: { number: string; issuedAt: string } | null
  orderNumber: string
  issuedAt: string
  orderedAt: string
  locale: Locale
  currencyCode: Currency
  seller: LegalEntity
  brandName: string
  recipient: Address
  /** Null when the goods go to the recipient. */
  deliveryAddress: Address | null
  /** First and last day of delivery, ISO dates; null where nothing travels. */
  delivery: { min: string; max: string } | null
  lines: InvoiceLine[]
  /** All lines, their reductions taken off. */
  items: number
  /** Where the lines' reductions come from. */
  reductions: NamedReduction[]
  shipping: number
  fee: number
  gross: number
  giftcard: number
  balance: number
  rounding: number
  total: number
  vat: OrderTotals['vat']
  payment: InvoicePayment | null
}
