import type { GoodsRow } from '@shop/api-client/office/goods-line-commands'
import { csvTable } from '@shop/domain/goods/csv-table'
import { goodsTable } from '@shop/domain/goods/goods-table'
import { expect, test } from 'vitest'
import { type BulkChange, bulkBatch, NO_LINES, tableBatch } from './goods-batch.ts'

const row = (fields: Partial<GoodsRow> = {}): GoodsRow => ({
  variantId: 20,
  referenceKey: '20_1',
  productId: 2,
  name: 'Sofa',
  label: 'grau',
  units: 3,
  isActive: true,
  prices: { DE: { price: 2000, before: 2500 } },
  ...fields,
})
const price = (hundredths: number, strikes = false): BulkChange => ({
  kind: 'price',
  country: 'DE',
  change: { by: 'percent', hundredths },
  strikes,
})

test.each([
  ['keeps a struck price that is still higher', price(1000), { price: 2200, before: 2500 }],
  ['takes one away that is not', price(3000), { price: 2600, before: null }],
  ['strikes the price until now', price(-1000, true), { price: 1800, before: 2000 }],
  ['strikes nothing where it grows', price(1000, true), { price: 2200, before: 2500 }],
])('a change of prices %s', (_, change, now) => {
  expect(bulkBatch([row()], change).prices).toEqual([
    { variantId: 20, country: 'DE', was: { price: 2000, before: 2500 }, now },
  ])
})

test.each<[string, BulkChange]>([
  ['a price that stays', price(0)],
  [
    'a price below nothing',
    { kind: 'price', country: 'DE', change: { by: 'amount', minor: -2001 }, strikes: false },
  ],
  [
    'a country that does not sell it',
    { kind: 'price', country: 'FR', change: { by: 'percent', hundredths: 1000 }, strikes: false },
  ],
  ['stock that stays', { kind: 'stock', units: 3 }],
  ['a product that is for sale already', { kind: 'sale', isActive: true }],
])('%s needs no line', (_, change) => {
  expect(bulkBatch([row()], change)).toEqual(NO_LINES)
})

test('a product of several variants is taken off the shelves once', () => {
  const rows = [row(), row({ variantId: 21, referenceKey: '21_1' })]

  expect(bulkBatch(rows, { kind: 'sale', isActive: false }).sale).toEqual([
    { productId: 2, was: true, now: false },
  ])
})

test('a table changes what it says otherwise, and leaves the rest', () => {
  const { lines } = goodsTable(
    csvTable('article;stock;price DE;before DE;price FR\n20_1;3;19,00;-;9,00\n21_1;4;;;\n20_2;;20,00;;'),
  )

  const { batch, unknown } = tableBatch(lines, [row(), row({ variantId: 22, referenceKey: '20_2' })], null)

  expect(batch).toEqual({
    sale: [],
    stock: [],
    costs: [],
    prices: [
      {
        variantId: 20,
        country: 'DE',
        was: { price: 2000, before: 2500 },
        now: { price: 1900, before: null },
      },
      { variantId: 20, country: 'FR', was: { price: null, before: null }, now: { price: 900, before: null } },
    ],
  })
  expect(unknown.map(({ article }) => article)).toEqual(['21_1'])
})

test('a table changes costs that it says otherwise, for somebody who may see them', () => {
  const { lines } = goodsTable(csvTable('article;cost EUR;cost CHF\n20_1;4,20;-\n20_2;3;5'))
  const rows = [row(), row({ variantId: 22, referenceKey: '20_2' })]
  const costs = [
    { variantId: 20, referenceKey: '20_1', currency: 'EUR' as const, cost: 400 },
    { variantId: 20, referenceKey: '20_1', currency: 'CHF' as const, cost: 450 },
    { variantId: 22, referenceKey: '20_2', currency: 'EUR' as const, cost: 300 },
  ]

  expect(tableBatch(lines, rows, costs).batch.costs).toEqual([
    { variantId: 20, currency: 'EUR', was: 400, now: 420 },
    { variantId: 20, currency: 'CHF', was: 450, now: null },
    { variantId: 22, currency: 'CHF', was: null, now: 500 },
  ])
  expect(tableBatch(lines, rows, null).batch.costs).toEqual([])
})
