import type { Sibling } from '@shop/domain/product/product'
import { aProduct } from '@shop/domain/testing/a-product'
import { expect, test } from 'vitest'
import { productWords } from './product-words.ts'

const grey = aProduct({
  name: 'Sofa Alva',
  brand: 'Halvorsen',
  description: 'Ein Sofa für drei.',
  advancedAttributes: {
    farbe: { key: 'farbe', label: 'Farbe', values: [{ fieldSet: [[{ value: 'Grau' }]] }] },
  },
})
const siblings: Sibling[] = [
  {
    id: 4712,
    label: 'Blau',
    referenceKey: '4712001',
    imageHash: '',
    image: null,
    href: '/p/sofa-alva-4712001/',
    isActive: true,
    advancedAttributes: {},
    buyableVariant: true,
    hasVariants: false,
  },
]

test('a product without siblings goes by its name and its brand', () => {
  expect(productWords(grey, 'Lindhaus')).toEqual({
    title: 'Sofa Alva – Halvorsen',
    description: 'Ein Sofa für drei.',
  })
})

test('siblings are told apart in title and description', () => {
  expect(productWords({ ...grey, siblings }, 'Lindhaus')).toEqual({
    title: 'Sofa Alva Grau – Halvorsen',
    description: 'Sofa Alva, Grau. Ein Sofa für drei.',
  })
})

test('a dimension stands beside the colour, unless the name says it', () => {
  const vppdimension = { key: 'd', label: 'Maße', values: [{ fieldSet: [[{ value: '160 × 90 cm' }]] }] }
  const table = { ...grey, siblings, advancedAttributes: { ...grey.advancedAttributes, vppdimension } }

  expect(productWords(table, 'Lindhaus').title).toBe('Sofa Alva Grau, 160 × 90 cm – Halvorsen')
  expect(productWords({ ...table, name: 'Alva 160 × 90 cm' }, 'Lindhaus').title).toBe(
    'Alva 160 × 90 cm Grau – Halvorsen',
  )
})

test('the shop’s own brand is not said twice', () => {
  expect(productWords({ ...grey, brand: 'Lindhaus' }, 'Lindhaus').title).toBe('Sofa Alva')
})

test('a long name gives way to what tells it from its siblings', () => {
  const { title } = productWords({ ...grey, siblings, name: 'Sofa '.repeat(20).trim() }, 'Lindhaus')

  expect(title).toMatch(/… Grau$/)
  expect(title.length).toBeLessThanOrEqual(60)
})
