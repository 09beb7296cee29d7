import type { ShownVariant } from '@shop/api-client/office/product-commands'
import { expect, test } from 'vitest'
import { isWritten, movedTo, sortedIds } from './listed-variants.ts'

function aVariant(id: number, label: string, referenceKey: string): ShownVariant {
  const words = { de: label, fr: label, nl: label }
  return { id, referenceKey, label: words, gtin: null, isRecalled: false, units: 1, prices: {} }
}

test.each([
  [1, [3, 1, 2, 4]],
  [4, [1, 2, 4, 3]],
  [99, [1, 2, 4, 3]],
  [0, [3, 1, 2, 4]],
])('the third of four stands at place %i', (place, order) => {
  expect(movedTo([1, 2, 3, 4], 3, place)).toEqual(order)
})

test('sizes are sorted by their figures, and what is the same stays', () => {
  const variants = [aVariant(1, '10 cm', 'b'), aVariant(2, '9 cm', 'a10'), aVariant(3, '9 CM', 'a9')]

  expect(sortedIds(variants, 'label', 'de')).toEqual([2, 3, 1])
  expect(sortedIds(variants, 'number', 'de')).toEqual([3, 2, 1])
})

test('a variant is found by a part of its number or label', () => {
  expect(isWritten(aVariant(1, 'Kirschrot', 'VASE-1'), 'rot')).toBe(true)
  expect(isWritten(aVariant(1, 'Kirschrot', 'VASE-1'), 'vase')).toBe(true)
  expect(isWritten(aVariant(1, 'Kirschrot', 'VASE-1'), 'blau')).toBe(false)
})
