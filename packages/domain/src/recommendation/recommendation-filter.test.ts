import { expect, test } from 'vitest'
import { someAttributes } from '../testing/some-attributes.ts'
import { type Filterable, passesFilters, type RecommendationFilter } from './recommendation-filter.ts'

const sofa: Filterable = {
  brand: 'Lindhaus',
  subbrand: null,
  price: 119_900,
  categoryNames: ['Wohnen', 'Sofas'],
  isNew: false,
  sale: '-20 %',
  attributes: someAttributes({ material: 'leinen' }),
}

test.each<[string, RecommendationFilter['type'], RecommendationFilter['operator'], string, boolean]>([
  ['brand', 'string', 'equals', 'lindhaus', true],
  ['brand', 'string', 'does not equal', 'Lindhaus', false],
  ['brand', 'string', 'in', 'Holm, Lindhaus', true],
  ['brand', 'string', 'not in', 'Holm, Lindhaus', false],
  ['brand', 'string', 'contains', 'HAUS', true],
  ['brand', 'string', 'does not contain', 'haus', false],
  ['subbrand', 'string', 'equals', 'Lindhaus', false],
  ['subbrand', 'string', 'does not equal', 'Lindhaus', true],
  ['category', 'string', 'equals', 'Sofas', true],
  ['price', 'number', 'less than', '1200', true],
  ['price', 'number', 'greater than', '1200', false],
  ['price', 'number', 'equals', '1199.00', true],
  ['new', 'boolean', 'equals', 'true', false],
  ['sale', 'boolean', 'equals', 'true', true],
  ['material', 'string', 'in', 'leinen,samt', true],
  ['farbe', 'string', 'equals', 'rot', false],
  ['price', 'number', 'greater than', 'viel', false],
])('%s (%s) %s %s: %s', (property, type, operator, value, expected) => {
  expect(passesFilters(sofa, [{ property, type, operator, value }])).toBe(expected)
})

test('all filters have to be passed, and none always are', () => {
  const brand = { property: 'brand', type: 'string', operator: 'equals', value: 'Lindhaus' } as const
  const rent = { property: 'material', type: 'string', operator: 'equals', value: 'samt' } as const

  expect(passesFilters(sofa, [brand, rent])).toBe(false)
  expect(passesFilters(sofa, [])).toBe(true)
})
