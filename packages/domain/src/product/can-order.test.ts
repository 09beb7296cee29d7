import fc from 'fast-check'
import { expect, test } from 'vitest'
import { aVariant } from '../testing/a-variant.ts'
import { anyVariant } from '../testing/arbitraries.ts'
import { canOrder } from './can-order.ts'
import { isBuyable } from './is-buyable.ts'
import { isPreOrder } from './is-pre-order.ts'

test.each([
  { buyability: 1, stock: 5, daysTo: 3, buyable: true, order: true, preOrder: false },
  { buyability: 1, stock: 0, daysTo: 3, buyable: true, order: false, preOrder: false },
  { buyability: 1, stock: 0, daysTo: 999, buyable: true, order: false, preOrder: false },
  { buyability: 2, stock: 5, daysTo: 14, buyable: true, order: true, preOrder: false },
  { buyability: 2, stock: 0, daysTo: 998, buyable: true, order: false, preOrder: false },
  { buyability: 2, stock: 0, daysTo: 999, buyable: true, order: true, preOrder: true },
  { buyability: 2, stock: 0, daysTo: 1200, buyable: true, order: true, preOrder: true },
  { buyability: 3, stock: 5, daysTo: 3, buyable: true, order: false, preOrder: false },
  { buyability: 3, stock: 5, daysTo: 999, buyable: true, order: false, preOrder: false },
  { buyability: 4, stock: 5, daysTo: 3, buyable: false, order: false, preOrder: false },
  { buyability: 4, stock: 0, daysTo: 999, buyable: false, order: false, preOrder: false },
  { buyability: 0, stock: 5, daysTo: 3, buyable: true, order: false, preOrder: false },
])(
  'code $buyability, stock $stock, $daysTo days: buyable $buyable, order $order, pre-order $preOrder',
  (row) => {
    const variant = aVariant(row)

    expect(isBuyable(variant)).toBe(row.buyable)
    expect(canOrder(variant)).toBe(row.order)
    expect(isPreOrder(variant)).toBe(row.preOrder)
  },
)

test('what can be ordered is buyable, and so is a pre-order', () => {
  fc.assert(
    fc.property(anyVariant, (variant) => {
      if (canOrder(variant)) expect(isBuyable(variant)).toBe(true)
      if (isPreOrder(variant)) expect(canOrder(variant)).toBe(true)
    }),
  )
})
