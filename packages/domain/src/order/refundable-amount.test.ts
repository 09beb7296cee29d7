import { expect, test } from 'vitest'
import { grossOf } from './gross-of.ts'
import { refundableAmount } from './refundable-amount.ts'

test.each<[string, { base: number; amount: number }[], number]>([
  ['nothing', [], 0],
  ['one rate', [{ base: 1000, amount: 190 }], 1190],
  [
    'two rates',
    [
      { base: 1000, amount: 190 },
      { base: 1000, amount: 70 },
    ],
    2260,
  ],
])('an order of %s is worth it', (_, rows, gross) => {
  expect(grossOf(anOrder(rows))).toBe(gross)
})

/** An order of goods for 20.00, 30.00 and a gift, with 5.95 for shipping: 55.95 in all. */
const [PRAM, ROCKER, GIFT] = [2000, 3000, 0]

test.each<[string, number[], number, number]>([
  ['one item, and shipping', [PRAM], 0, 2595],
  ['the other, and shipping', [ROCKER], 0, 3595],
  ['all of it', [PRAM, ROCKER, GIFT], 0, 5595],
  ['the last one, after the first went back', [ROCKER], 2000, 3595],
  ['the last one, after the first went back with shipping', [ROCKER], 2595, 3000],
  ['the last one without what was kept of the first', [ROCKER], 1500, 3595],
  ['only what was not given back before', [ROCKER], 4000, 1595],
  ['nothing when all went back before', [PRAM], 5595, 0],
  ['a gift that cost nothing, and shipping', [GIFT], 0, 595],
  ['part of an item, and shipping', [PRAM / 2], 0, 1595],
])('at most %s', (_, gone, before, most) => {
  const goods = { items: [PRAM, ROCKER, GIFT].map(worth), gone: gone.map(worth), before }

  expect(refundableAmount(anOrder([{ base: 4702, amount: 893 }]), goods)).toBe(most)
})

test('where a voucher took more off than shipping cost, only the goods count', () => {
  const goods = { items: [PRAM, ROCKER].map(worth), gone: [PRAM].map(worth), before: 0 }

  expect(refundableAmount(anOrder([{ base: 3361, amount: 639 }]), goods)).toBe(2000)
})

function anOrder(rows: { base: number; amount: number }[]) {
  return { totals: { vat: rows.map((row) => ({ rate: 19, ...row })) } }
}

function worth(total: number) {
  return { total }
}
