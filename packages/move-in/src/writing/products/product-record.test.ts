import { expect, test } from 'vitest'
import type { OldProduct } from '../../records/old-record.ts'
import { aMove } from '../../testing/a-move.ts'
import { productRecord } from './product-record.ts'

const VARIANT = { oldId: '1', sku: 'T-1', gtin: null, price: 99_000, compareAt: null, stock: 3 }
const PRODUCT: OldProduct = {
  kind: 'product',
  oldId: '1',
  addresses: [],
  name: { de: 'Tee' },
  description: { de: 'Aus dem Garten.' },
  brand: 'Nordlicht',
  categories: [],
  pictures: [],
  options: ['Farbe'],
  isActive: true,
  vat: 'standard',
  maker: null,
  variants: [{ ...VARIANT, options: ['Grün'] }],
}
const PLACE = {
  id: 7,
  variantIds: [70],
  categories: [],
  images: [],
  rating: null,
  movedAt: new Date('2026-11-26T10:00:00Z'),
}

test('a variant that says nothing is delivered as the command says, and has no unit price', () => {
  expect(productRecord(PRODUCT, PLACE, aMove()).variants).toMatchObject([
    { deliveryDaysFrom: 2, deliveryDaysTo: 4, content: null },
  ])
})

test('a variant keeps what it holds and how long it takes', () => {
  const content = { unit: 'KG', size: 0.25 }
  const variant = { ...VARIANT, options: ['Grün'], content, deliveryDays: { from: 5, to: 10 } }

  expect(productRecord({ ...PRODUCT, variants: [variant] }, PLACE, aMove()).variants).toMatchObject([
    { deliveryDaysFrom: 5, deliveryDaysTo: 10, content },
  ])
})

test('further attributes stand beside those that variants differ in, which are not said twice', () => {
  const attributes = [
    { name: 'Herkunft', values: ['Deutschland', 'Polen'] },
    { name: 'Farbe', values: ['Blau'] },
  ]
  const record = productRecord({ ...PRODUCT, attributes }, PLACE, aMove())

  expect(
    Object.entries(record.attributes).map(([key, { values }]) => [key, values.map(({ value }) => value)]),
  ).toEqual([
    ['farbe', ['gruen']],
    ['herkunft', ['deutschland', 'polen']],
  ])
})
