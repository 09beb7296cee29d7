import { expect, test } from 'vitest'
import type { BasketLine } from '../basket/lines/basket-line.ts'
import { aBasketLine } from '../testing/a-basket-line.ts'
import { unitsOf } from './units-of.ts'

test.each<[string, Partial<BasketLine>[], number]>([
  ['no lines', [], 0],
  ['one line', [{ quantity: 3 }], 3],
  ['lines with different texts', [{ quantity: 3 }, { quantity: 2, customText: { text1: 'Mia' } }], 5],
  ['a line and a gift', [{ quantity: 3 }, { quantity: 1, cPromo: { promotionId: 'gift' } }], 4],
  ['other variants', [{ quantity: 3, variantId: 12 }], 0],
  ['what was put aside', [{ quantity: 3, isSaved: true }], 0],
])('of %s', (_, lines, units) => {
  expect(unitsOf(lines.map(aBasketLine), 11)).toBe(units)
})
