import { expect, test } from 'vitest'
import { someAttributes } from '../testing/some-attributes.ts'
import { type Comparable, similarity } from './similarity.ts'

const sofa = aThing({ traits: { farbe: 'beige', material: 'leinen' }, price: 100_000 })

test.each([
  ['the same material', aThing({ traits: { farbe: 'beige', material: 'leinen' } }), aThing({ traits: {} })],
  ['a price nearby', aThing({ price: 90_000 }), aThing({ price: 10_000 })],
  ['the brand', aThing({ brand: 'Lindhaus' }), aThing({ brand: 'Holm' })],
  [
    'more in common',
    aThing({ traits: { farbe: 'beige', material: 'leinen' } }),
    aThing({ traits: { farbe: 'beige', material: 'samt' } }),
  ],
])('%s is nearer', (_, nearer, farther) => {
  expect(similarity(sofa, nearer)).toBeGreaterThan(similarity(sofa, farther))
})

test('it is the same in both directions, and 1 for a twin', () => {
  const other = aThing({ traits: { farbe: 'beige' }, price: 50_000, brand: 'Holm' })

  expect(similarity(sofa, other)).toBe(similarity(other, sofa))
  expect(similarity(sofa, { ...sofa })).toBe(1)
})

test('nothing known is no likeness', () => {
  const stranger = aThing({ traits: {}, price: null, brand: 'X' })

  expect(similarity(sofa, stranger)).toBe(0)
  expect(similarity(stranger, aThing({ traits: {}, price: 0, brand: 'Y' }))).toBe(0)
})

function aThing({
  traits = {},
  price = 100_000,
  brand = 'Lindhaus',
}: {
  traits?: Record<string, string>
  price?: number | null
  brand?: string
}): Comparable {
  return { brand, price, attributes: someAttributes(traits) }
}
