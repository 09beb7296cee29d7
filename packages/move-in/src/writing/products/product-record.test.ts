import { expect, test } from 'vitest'
import { NO_MAPPING } from '../../mapping/mapping.ts'
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

test.each([
  ['its own class', { ...PRODUCT, vat: 'reduced' as const }, []],
  ['its category', { ...PRODUCT, categories: [['Bücher', 'Kinder']] }, ['Bücher > Kinder']],
  ['a category above', { ...PRODUCT, categories: [['Bücher', 'Kinder']] }, ['Bücher']],
])('net prices of goods at the reduced rate by %s get the rate of each country', (_, product, reduced) => {
  const move = aMove({ prices: 'net', countries: ['DE', 'FR'], mapping: { ...NO_MAPPING, reduced } })

  const record = productRecord(product, PLACE, move)

  expect(record.vat).toBe('reduced')
  expect(record.variants[0]?.prices).toMatchObject({ DE: { price: 1059 }, FR: { price: 1044 } })
})

test('what the old shop does not count gets the units that were said, and nothing more', () => {
  const product = { ...PRODUCT, variants: [{ ...VARIANT, options: ['Grün'], stock: null }] }

  expect(productRecord(product, PLACE, aMove({ uncounted: 25 })).variants).toMatchObject([{ stock: 25 }])
})
