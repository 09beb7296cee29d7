import { expect, test } from 'vitest'
import { aProduct, aSibling } from '../testing/a-product.ts'
import { siblingLabel } from './sibling-label.ts'
import { visibleSiblings } from './visible-siblings.ts'

test('a sibling without a buyable variant is not in the list', () => {
  const siblings = [aSibling({ id: 1 }), aSibling({ id: 2, buyableVariant: false }), aSibling({ id: 3 })]

  expect(visibleSiblings(siblings).map(({ id }) => id)).toEqual([1, 3])
})

test.each([
  [{ farbe: 'Grau' }, 'Grau'],
  [{ farbe: 'Grau', vppdimension: '140 × 200 cm' }, '140 × 200 cm'],
  [{ vppdimension: '140 × 200 cm' }, '140 × 200 cm'],
  [{ farbe: 'Grau', vppdimension: null }, 'Grau'],
  [{}, 'Badematte Wolke'],
])('with %j a sibling is called %s', (fields, label) => {
  const product = aProduct({ name: 'Badematte Wolke', advancedTraits: fields })

  expect(siblingLabel(product)).toBe(label)
})

test('without the advanced colour the raw ones are named', () => {
  const values = ['Natur', 'Gold'].map((label) => ({ id: null, label, value: label.toLowerCase() }))
  const farbe = { key: 'farbe', label: 'Farbe', multiSelect: true, values }

  expect(siblingLabel(aProduct({ attributes: { farbe } }))).toBe('Natur, Gold')
})
