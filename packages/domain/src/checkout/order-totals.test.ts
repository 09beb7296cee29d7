import fc from 'fast-check'
import { expect, test } from 'vitest'
import { distribute } from '../money/distribute.ts'
import { orderTotals, type TotalsInput } from './order-totals.ts'

const usual: TotalsInput = {
  items: [{ before: 11_900, withTax: 11_900, rate: 19, isGiftCard: false }],
  shipping: 0,
  reductions: [],
  fee: 0,
  giftcard: 0,
  balance: 0,
  standardRate: 19,
  currency: 'EUR',
  paymentCode: 'KK',
}

test.each<[string, Partial<TotalsInput>, object]>([
  ['goods alone', {}, { items: 11_900, total: 11_900, vat: [{ rate: 19, base: 10_000, amount: 1_900 }] }],
  [
    'with shipping and fee',
    { shipping: 595, fee: 490 },
    { shipping: 595, fee: 490, total: 12_985, vat: [{ rate: 19, base: 10_912, amount: 2_073 }] },
  ],
  [
    'with a voucher, which lowers the tax',
    { items: [{ before: 11_900, withTax: 10_000, rate: 19, isGiftCard: false }] },
    { items: 11_900, reduction: 1_900, total: 10_000, vat: [{ rate: 19, base: 8_403, amount: 1_597 }] },
  ],
  [
    'with a gift card, which does not',
    { giftcard: 1_900 },
    { giftcard: 1_900, total: 10_000, vat: [{ rate: 19, base: 10_000, amount: 1_900 }] },
  ],
  ['with a balance', { balance: 1_900 }, { balance: 1_900, total: 10_000 }],
  [
    'with a gift card and a balance that hold more together',
    { giftcard: 10_000, balance: 50_000 },
    { giftcard: 10_000, balance: 1_900, total: 0 },
  ],
  ['with a gift card that holds more', { giftcard: 50_000, shipping: 100 }, { giftcard: 12_000, total: 0 }],
  [
    'for a gift card, which no gift card buys',
    {
      items: [
        { before: 2_500, withTax: 2_500, rate: 0, isGiftCard: true },
        { before: 1_190, withTax: 1_190, rate: 19, isGiftCard: false },
      ],
      shipping: 500,
      giftcard: 50_000,
    },
    {
      giftcard: 1_690,
      total: 2_500,
      vat: [
        { rate: 19, base: 1_420, amount: 270 },
        { rate: 0, base: 2_500, amount: 0 },
      ],
    },
  ],
  [
    'with a voucher over everything',
    { items: [{ before: 11_900, withTax: 0, rate: 7, isGiftCard: false }], shipping: 119 },
    { reduction: 11_900, total: 119, vat: [{ rate: 19, base: 100, amount: 19 }] },
  ],
  [
    'with two rates',
    {
      items: [
        { before: 1_070, withTax: 1_070, rate: 7, isGiftCard: false },
        { before: 11_900, withTax: 11_900, rate: 19, isGiftCard: false },
      ],
    },
    {
      total: 12_970,
      vat: [
        { rate: 19, base: 10_000, amount: 1_900 },
        { rate: 7, base: 1_000, amount: 70 },
      ],
    },
  ],
  [
    'with shipping alone',
    { items: [], shipping: 119 },
    { total: 119, vat: [{ rate: 19, base: 100, amount: 19 }] },
  ],
  [
    'for a gift card alone, whose postage is taxed and which is not',
    { items: [{ before: 5_000, withTax: 5_000, rate: 0, isGiftCard: true }], shipping: 119 },
    {
      total: 5_119,
      vat: [
        { rate: 19, base: 100, amount: 19 },
        { rate: 0, base: 5_000, amount: 0 },
      ],
    },
  ],
  ['with nothing at all', { items: [] }, { total: 0, vat: [] }],
  ['in Swiss cash', { currency: 'CHF', paymentCode: 'NN', shipping: 3 }, { rounding: 2, total: 11_905 }],
  ['in Swiss francs by card', { currency: 'CHF', shipping: 3 }, { rounding: 0, total: 11_903 }],
])('an order %s', (_, change, expected) => {
  expect(orderTotals({ ...usual, ...change })).toMatchObject(expected)
})

const amount = fc.nat(1_000_000)
const line = fc
  .record({
    withTax: amount,
    reduction: amount,
    rate: fc.constantFrom(0, 2.6, 5.5, 7, 8.1, 19, 21),
    isGiftCard: fc.boolean(),
  })
  .map(({ reduction, ...rest }) => ({ ...rest, before: rest.withTax + reduction }))
const orders: fc.Arbitrary<TotalsInput> = fc.record({
  items: fc.array(line, { maxLength: 6 }),
  reductions: fc.constant([]),
  shipping: amount,
  fee: amount,
  giftcard: amount,
  balance: amount,
  standardRate: fc.constantFrom(8.1, 19, 21),
  currency: fc.constantFrom('EUR', 'CHF'),
  paymentCode: fc.constantFrom('KK', 'NN', null),
})

test('the parts of every order add up to its total', () => {
  fc.assert(
    fc.property(orders, (order) => {
      const t = orderTotals(order)

      expect(t.items + t.shipping + t.fee - t.reduction - t.giftcard - t.balance + t.rounding).toBe(t.total)
      expect(t.total).toBeGreaterThanOrEqual(0)
      expect(Number.isInteger(t.total)).toBe(true)
    }),
  )
})

test('the tax rows of every order add up to what is owed before gift cards', () => {
  fc.assert(
    fc.property(orders, (order) => {
      const t = orderTotals(order)
      const gross = t.vat.reduce((sum, row) => sum + row.base + row.amount, 0)

      expect(gross).toBe(t.items + t.shipping + t.fee - t.reduction)
    }),
  )
})

test('cash in Switzerland ends on 0 or 5 and moves by two at most', () => {
  fc.assert(
    fc.property(orders, (order) => {
      const t = orderTotals({ ...order, currency: 'CHF', paymentCode: 'NN' })

      expect(t.total % 5).toBe(0)
      expect(Math.abs(t.rounding)).toBeLessThanOrEqual(2)
    }),
  )
})

test.each([
  [100, [1, 1, 1], [34, 33, 33]],
  [5, [1, 2, 2], [1, 2, 2]],
  [1, [1, 3], [0, 1]],
  [0, [1, 3], [0, 0]],
])('%i by the weights %j is %j', (whole, weights, parts) => {
  expect(distribute(whole, weights)).toEqual(parts)
})

test('parts add up, and none is a whole unit from its fair share', () => {
  const weights = fc
    .array(fc.nat(100_000), { minLength: 1, maxLength: 8 })
    .filter((list) => list.some((w) => w > 0))

  fc.assert(
    fc.property(amount, weights, (whole, list) => {
      const parts = distribute(whole, list)
      const weight = list.reduce((sum, one) => sum + one, 0)

      expect(parts.reduce((sum, part) => sum + part, 0)).toBe(whole)
      for (const [index, part] of parts.entries()) {
        expect(Math.abs(part - (whole * (list[index] ?? 0)) / weight)).toBeLessThan(1)
      }
    }),
  )
})
