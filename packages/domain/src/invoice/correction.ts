import { correctedVat } from './corrected-vat.ts'
import type { Invoice, InvoiceLine } from './invoice.ts'

/** A refunded line of a correction, with its reason. */
export type CorrectionLine = {
  articleNumber: string | null
  name: string
  quantity: number
  /** Minor units with tax. */
  amount: number
  /** Percent; null when it is about the order as a whole, and shares the rates of its invoice. */
  rate: number | null
}

type Issue = {
  number: string
  issuedAt: string
  lines: readonly CorrectionLine[]
  /** The corrections that the invoice had before. */
  earlier: readonly Pick<Invoice, 'vat'>[]
}

/**
 * The correction of a part of an invoice, or of all of it. Tax is refunded at the rates at which it was charged, and
 * all corrections of an invoice together never exceed it by a cent.
 *
 * @see product §4 "refunded"
 */
export function correctionOf(invoice: Invoice, { number, issuedAt, lines, earlier }: Issue): Invoice {
  const amount = lines.reduce((sum, line) => sum + line.amount, 0)
  return {
    ...invoice,
    kind: 'correction',
    number,
    issuedAt,
    corrects: { number: invoice.number, issuedAt: invoice.issuedAt },
    lines: lines.map(correctionLine),
    items: amount,
    reductions: [],
    shipping: 0,
    fee: 0,
    gross: amount,
    giftcard: 0,
    balance: 0,
    rounding: 0,
    total: amount,
    vat: correctedVat(
      invoice.vat,
      earlier.flatMap(({ vat }) => vat),
      lines,
    ),
    payment: null,
  }
}

function correctionLine({ articleNumber, name, quantity, amount, rate }: CorrectionLine): InvoiceLine {
  const isEven = amount % quantity === 0
  return {
    articleNumber,
    name,
    details: [],
    quantity: isEven ? quantity : 1,
    unitPrice: isEven ? amount / quantity : amount,
    reduction: 0,
    total: amount,
    rate,
  }
}
