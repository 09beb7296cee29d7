import fc from 'fast-check'
import { expect, test } from 'vitest'
import { pricePromotionKey } from '../price/scale-price.ts'
import { aVariant } from '../testing/a-variant.ts'
import { cappedQuantity } from './capped-quantity.ts'

test.each([
  [3, 5, 3],
  [5, 5, 5],
  [6, 5, 5],
  [1, 0, 0],
  [0, 5, 0],
  [-2, 5, 0],
  [2, -1, 0],
  [2.9, 5, 2],
  [9, 2.5, 2],
  [1200, 9999, 999],
])('asked for %d of %d, a shopper gets %i', (asked, orderable, quantity) => {
  expect(cappedQuantity(asked, orderable)).toBe(quantity)
})

test('a cap comes before the price step', () => {
  const plates = aVariant({ stock: 5, scale: [{ amount: 6, price: 800 }] })

  expect(pricePromotionKey(plates, cappedQuantity(6, plates.stock.quantity))).toBe('default')
})

test('nobody gets more than asked for or more than there is', () => {
  fc.assert(
    fc.property(fc.integer(), fc.integer(), (asked, orderable) => {
      const quantity = cappedQuantity(asked, orderable)

      expect(quantity).toBeGreaterThanOrEqual(0)
      expect(quantity).toBeLessThanOrEqual(Math.max(0, asked))
      expect(quantity).toBeLessThanOrEqual(Math.max(0, orderable))
      expect(cappedQuantity(quantity, orderable)).toBe(quantity)
    }),
  )
})
