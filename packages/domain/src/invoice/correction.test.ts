import fc from 'fast-check'
import { expect, test } from 'vitest'
import { openShop } from '../shop/shop.ts'
import { aBrand } from '../testing/a-brand.ts'
import { anOrder } from '../testing/an-order.ts'
import { type CorrectionLine, correctionOf } from './correction.ts'
import { orderInvoice } from './order-invoice.ts'

const invoice = orderInvoice(anOrder({ lines: 4 }), openShop(aBrand('everywhere'), 'de-de'), {
  number: '101-00000001',
  issuedAt: '2026-11-22T10:00:00.000Z',
})
const issue = { number: '101-00000002', issuedAt: '2026-11-25T10:00:00.000Z' }

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
    fc.property(lines, (wishes) => {
      const correction = correctionOf(invoice, { ...issue, lines: wishes.map(aLine) })

      const amount = wishes.reduce((sum, line) => sum + line.amount, 0)
      expect(correction.total).toBe(amount)
      expect(correction.vat.reduce((sum, row) => sum + row.base + row.amount, 0)).toBe(amount)
      for (const { quantity, unitPrice, total } of correction.lines) expect(quantity * unitPrice).toBe(total)
    }),
  )
})

function aLine(fields: Partial<CorrectionLine>): CorrectionLine {
  return { articleNumber: null, name: 'Erstattung', quantity: 1, amount: 100, rate: null, ...fields }
}
