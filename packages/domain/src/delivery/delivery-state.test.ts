import fc from 'fast-check'
import { expect, test } from 'vitest'
import { canOrder } from '../product/can-order.ts'
import { aVariant } from '../testing/a-variant.ts'
import { anyVariant } from '../testing/arbitraries.ts'
import { deliveryState } from './delivery-state.ts'

test.each([
  { buyability: 1, stock: 5, daysFrom: 1, daysTo: 3, kind: 'instant' },
  { buyability: 1, stock: 5, daysFrom: 0, daysTo: 0, kind: 'download' },
  { buyability: 2, stock: 5, daysFrom: 5, daysTo: 9, kind: 'soon' },
  { buyability: 2, stock: 5, daysFrom: 14, daysTo: 21, kind: 'late' },
  { buyability: 2, stock: 0, daysFrom: 999, daysTo: 999, kind: 'preOrder' },
  { buyability: 1, stock: 0, daysFrom: 1, daysTo: 3, kind: 'soldOut' },
  { buyability: 3, stock: 5, daysFrom: 1, daysTo: 3, kind: 'notAvailable' },
  { buyability: 3, stock: 0, daysFrom: 0, daysTo: 0, kind: 'notAvailable' },
  { buyability: 4, stock: 5, daysFrom: 1, daysTo: 3, kind: 'soldOut' },
  { buyability: 4, stock: 0, daysFrom: 999, daysTo: 999, kind: 'soldOut' },
])('code $buyability, stock $stock, $daysFrom to $daysTo days: $kind', ({ kind, ...words }) => {
  expect(deliveryState(aVariant(words), 3).kind).toBe(kind)
})

test('a time is named for whatever can be ordered, and for nothing else', () => {
  fc.assert(
    fc.property(anyVariant, (variant) => {
      const { kind } = deliveryState(variant, 3)

      expect(kind !== 'soldOut' && kind !== 'notAvailable').toBe(canOrder(variant))
    }),
  )
})
