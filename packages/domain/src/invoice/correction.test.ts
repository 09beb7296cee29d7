import fc from 'fast-check'
import { expect, test } from 'vitest'
import { openShop } from '../shop/shop.ts'
import { aBrand } from '../testing/a-brand.ts'
import { anOrder } from '../testing/an-order.ts'
import { correctedVat } from './corrected-vat.ts'
import { type CorrectionLine, correctionOf } from './correction.ts'
import type { Invoice } from './invoice.ts'
import { orderInvoice } from './order-invoice.ts'

const invoice = orderInvoice(anOrder({ lines: 4 }), openShop(aBrand('everywhere'), 'de-de'), {
  number: '101-00000001',
  issuedAt: '2026-11-22T10:00:00.000Z',
})
const issue = { number: '101-00000002', issuedAt: '2026-11-25T10:00:00.000Z', earlier: [] }

test('a correction names its invoice and asks for no money', () => {
  const correction = correctionOf(invoice, { ...issue, lines: [aLine({ amount: 500 })] })

  expect(correction).toMatchObject({
    kind: 'correction',
    number: '101-00000002',
    corrects: { number: '101-00000001', issuedAt: invoice.issuedAt },
    orderNumber: invoice.orderNumber,
    total: 500,
    payment: null,
  })
})

test('tax of an article goes back at its own rate', () => {
  const correction = correctionOf(invoice, { ...issue, lines: [aLine({ amount: 1070, rate: 7 })] })

  expect(correction.vat).toEqual([{ rate: 7, base: 1000, amount: 70 }])
})

test('a refund about an order of goods and a gift card is one of the goods', () => {
  const vat = [
    { rate: 19, base: 1600, amount: 300 },
    { rate: 0, base: 10_000, amount: 0 },
  ]

  expect(correctedVat(vat, [], [{ amount: 595, rate: null }])).toEqual([{ rate: 19, base: 501, amount: 94 }])
  expect(correctedVat(vat, [], [{ amount: 11_900, rate: null }])).toEqual(vat)
})

test('an invoice that is taken back whole gives back exactly its tax', () => {
  const correction = correctionOf(invoice, { ...issue, lines: [aLine({ amount: invoice.gross })] })

  expect(correction.vat).toEqual(invoice.vat)
})

test('whatever goes back, its tax rows add up to it', () => {
  const lines = fc.array(
    fc.record({
      quantity: fc.integer({ min: 1, max: 5 }),
      amount: fc.integer({ min: 1, max: 50_000 }),
      rate: fc.constantFrom(null, 19, 7),
    }),
    { minLength: 1, maxLength: 5 },
  )

  fc.assert(
    fc.property(lines, (parts) => {
      const correction = correctionOf(invoice, { ...issue, lines: parts.map(aLine) })

      const amount = parts.reduce((sum, line) => sum + line.amount, 0)
      expect(correction.total).toBe(amount)
      expect(correction.vat.reduce((sum, row) => sum + row.base + row.amount, 0)).toBe(amount)
      for (const { quantity, unitPrice, total } of correction.lines) expect(quantity * unitPrice).toBe(total)
    }),
  )
})

test('however an invoice is taken back in parts, each rate gives back exactly what it charged', () => {
  const invoices = fc.record({
    rows: fc.uniqueArray(
      fc.record({
        rate: fc.constantFrom(21, 20, 19, 8.1, 7, 5.5, 2.6, 0),
        base: fc.integer({ min: 0, max: 30_000 }),
        // What an order spreads over its rates is not always what a rate makes of it.
        off: fc.integer({ min: -1, max: 1 }),
      }),
      { minLength: 1, maxLength: 3, selector: ({ rate }) => rate },
    ),
    parts: fc.array(
      fc.array(fc.record({ part: fc.integer({ min: 1, max: 20_000 }), own: fc.boolean(), pick: fc.nat(2) }), {
        minLength: 1,
        maxLength: 3,
      }),
      { maxLength: 8 },
    ),
  })

  fc.assert(
    fc.property(invoices, ({ rows, parts }) => {
      const vat = rows.map(({ rate, base, off }) => ({
        rate,
        base,
        amount: Math.max(0, Math.round((base * rate) / 100) + off),
      }))
      const charged = { ...invoice, vat, gross: grossOf(vat) }
      const corrections: Invoice[] = []
      let left = charged.gross
      const correct = (corrected: { part: number; own: boolean; pick: number }[]) => {
        const lines = corrected.flatMap(({ part, own, pick }) => {
          const amount = Math.min(part, left)
          left -= amount
          return amount === 0
            ? []
            : [aLine({ amount, rate: own ? (vat[pick % vat.length]?.rate ?? null) : null })]
        })
        const made = correctionOf(charged, { ...issue, lines, earlier: corrections })
        expect(grossOf(made.vat)).toBe(made.total)
        for (const row of made.vat) {
          expect(row.amount).toBeGreaterThanOrEqual(0)
          expect(row.base).toBeGreaterThanOrEqual(0)
        }
        corrections.push(made)
      }

      for (const corrected of parts) correct(corrected)
      if (left > 0) correct([{ part: left, own: false, pick: 0 }])

      for (const row of vat) {
        const back = corrections.flatMap((made) => made.vat).filter(({ rate }) => rate === row.rate)
        expect(back.reduce((sum, { base }) => sum + base, 0)).toBe(row.base)
        expect(back.reduce((sum, { amount }) => sum + amount, 0)).toBe(row.amount)
      }
    }),
    { numRuns: 500 },
  )
})

function grossOf(vat: Invoice['vat']): number {
  return vat.reduce((sum, { base, amount }) => sum + base + amount, 0)
}

function aLine(fields: Partial<CorrectionLine>): CorrectionLine {
  return { articleNumber: null, name: 'Erstattung', quantity: 1, amount: 100, rate: null, ...fields }
}
