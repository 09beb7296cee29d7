import { expect, test } from 'vitest'
import { markets } from '../market/markets.ts'
import { aPrice } from '../testing/a-price.ts'
import { aVariant } from '../testing/a-variant.ts'
import { capacityOf } from './capacity-of.ts'

test.each([
  ['KG', 0.42, '420 g'],
  ['KG', 1.5, '1,5 kg'],
  ['LI', 0.75, '750 ml'],
  ['LI', 2, '2 l'],
  ['QM', 3.84, '3,84 m²'],
])('%s: %d is %s', (unit, content, words) => {
  const variant = aVariant({ price: aPrice({ reference: { withTax: 1000, unit, size: 1, content } }) })

  expect(capacityOf(variant, markets['de-de'])?.replace('\u00A0', ' ')).toBe(words)
})

test('what is not sold by measure has none', () => {
  expect(capacityOf(aVariant(), markets['de-de'])).toBeNull()
})
