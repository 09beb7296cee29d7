import { expect, test } from 'vitest'
import { isFilterName, OWN_FILTERS } from './filter-name.ts'

test.each([
  'colour',
  'size',
  'volumen',
  'Energie-Klasse',
  '3d',
  'alter',
  'form.tisch',
  'utmost',
  ...OWN_FILTERS,
])('%s can be a filter', (name) => {
  expect(isFilterName(name)).toBe(true)
})

test.each([
  ...['page', 'sort', 'q', 'exact', 'from', 'perPage', 'priceFrom', 'priceTo', 'variant', 'action', 'order'],
  ...['payment', 'voucher', 'redirect', 'build', 'utm', 'utm_source', 'UTM_campaign', 'gclid', 'fbclid'],
  ...['__proto__', '_storyblok', 'with space', '', 'x'.repeat(65)],
])('%s cannot', (name) => {
  expect(isFilterName(name)).toBe(false)
})
