import fc from 'fast-check'
import { expect, test } from 'vitest'
import { shortened } from './shortened.ts'

test.each([
  ['Sofa', 10, 'Sofa'],
  ['Ein Sofa aus Leinen', 19, 'Ein Sofa aus Leinen'],
  ['Ein Sofa aus Leinen', 18, 'Ein Sofa aus…'],
  ['Ein Sofa aus Leinen', 13, 'Ein Sofa aus…'],
  ['Ein Sofa, aus Leinen', 10, 'Ein Sofa…'],
  ['Donaudampfschifffahrt', 10, 'Donaudamp…'],
  ['  viel\n  Luft ', 20, 'viel Luft'],
])('"%s" in %i characters is "%s"', (text, most, short) => {
  expect(shortened(text, most)).toBe(short)
})

test('nothing is ever longer than it may be', () => {
  fc.assert(
    fc.property(fc.string(), fc.integer({ min: 5, max: 200 }), (text, most) => {
      expect(shortened(text, most).length).toBeLessThanOrEqual(most)
    }),
  )
})
