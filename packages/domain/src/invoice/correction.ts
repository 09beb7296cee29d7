import { distribute } from '../price/distribute.ts'
import { netOf } from '../price/vat.ts'
import type { Invoice, InvoiceLine } from './invoice.ts'

/** Why money goes back. */
export type CorrectionLine = {
  articleNumber: string | null
  name: string
  quantity: number
  /** Minor units with tax. */
  amount: number
  /** Percent; null when it is about the order as a whole, and shares the rates of its invoice. */
  rate: number | null
}

type Issue = { number: string; issuedAt: string; lines: readonly CorrectionLine[] }

/**
 * The paper that takes back a part of an invoice, or all of it. Tax goes back at the rates at which it was charged.
 *
 * @see product §4 "refunded"
 */
export function correctionOf(invoice: Invoice, { number, issuedAt, lines }: Issue): Invoice {
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
    rounding: 0,
    total: amount,
    vat: correctedVat(invoice, lines),
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

function correctedVat({ vat }: Invoice, lines: readonly CorrectionLine[]): Invoice['vat'] {
  const gross = new Map<number, number>()
  const add = (rate: number, amount: number) => gross.set(rate, (gross.get(rate) ?? 0) + amount)
  for (const { rate, amount } of lines) {
    if (rate !== null) add(rate, amount)
    else {
      const shares = distribute(
        amount,
        vat.map((row) => row.base + row.amount),
      )
      for (const [index, row] of vat.entries()) add(row.rate, shares[index] ?? 0)
    }
  }
  return [...gross]
    .filter(([, amount]) => amount !== 0)
    .toSorted(([a], [b]) => b - a)
    .map(([rate, amount]) => {
      const base = netOf(amount, rate)
      return { rate, base, amount: amount - base }
    })
}
