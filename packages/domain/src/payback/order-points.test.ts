import fc from 'fast-check'
import { expect, test } from 'vitest'
import { ORDER_STATES, type OrderState } from '../order/order.ts'
import { aProduct } from '../testing/a-product.ts'
import { aVariant } from '../testing/a-variant.ts'
import { orderPoints, type PlacedGoods, pointFactor } from './order-points.ts'

const none = () => 0

test.each<[string, PlacedGoods[], (number | null)[], number]>([
  ['no items', [], [], 0],
  ['one item', [item(1, 4999)], [1], 49],
  ['several items, rounded as a sum', [item(1, 150), item(2, 99)], [1, 1], 2],
  ['an item without a factor', [item(1, 4999), item(2, 1000)], [null, 1], 10],
  ['an item that no factor is known of', [item(1, 4999)], [], 0],
  ['three units', [item(1, 3000, { quantity: 3 })], [1], 30],
])('%s', (_, items, factors, points) => {
  expect(orderPoints(items, factors, none)).toBe(points)
})

test.each<[OrderState, number]>([
  ['confirmed', 60],
  ['in_fulfilment', 60],
  ['shipped', 60],
  ['delivered', 60],
  ['cancelled', 30],
  ['withdrawn', 30],
  ['returned', 30],
  ['refunded', 30],
])('an item that is %s leaves %i points', (state, points) => {
  expect(orderPoints([item(1, 3000, { state }), item(2, 3000)], [1, 1], none)).toBe(points)
})

test.each([
  [0, 30],
  [1, 20],
  [2, 10],
  [3, 0],
  [4, 0],
])('%i of three units returned leave %i points', (units, points) => {
  expect(orderPoints([item(1, 3000, { quantity: 3 })], [1], () => units)).toBe(points)
})

test('less than one point of what is kept is one point', () => {
  expect(orderPoints([item(1, 150, { quantity: 3 })], [1], () => 2)).toBe(1)
})

test('whatever comes back, points are whole, never negative and never more than before', () => {
  const goods = fc.record({
    total: fc.integer({ min: 0, max: 100_000 }),
    quantity: fc.integer({ min: 1, max: 9 }),
    state: fc.constantFrom(...ORDER_STATES),
    back: fc.integer({ min: 0, max: 10 }),
    factor: fc.constantFrom(null, 0, 0.5, 1, 2.5),
  })
  fc.assert(
    fc.property(fc.array(goods, { maxLength: 8 }), (lines) => {
      const items = lines.map((line, index) => ({ ...line, position: index + 1 }))
      const factors = lines.map(({ factor }) => factor)
      const kept = items.map((one) => ({ ...one, state: 'delivered' as const }))
      const before = orderPoints(kept, factors, none)
      const after = orderPoints(items, factors, (position) => lines[position - 1]?.back ?? 0)

      expect(Number.isInteger(after)).toBe(true)
      expect(after).toBeGreaterThanOrEqual(0)
      expect(after).toBeLessThanOrEqual(before)
    }),
  )
})

test.each([
  ['goods', aProduct(), 2],
  ['goods of a fixed price', aProduct({ traits: { preisgebunden: '1' } }), null],
  ['a gift card', aProduct({ referenceKey: '52000' }), null],
])('the factor of %s', (_, product, factor) => {
  expect(pointFactor(product, aVariant({ paybackFactor: 2 }), 'others')).toBe(factor)
})

function item(position: number, total: number, more: Partial<PlacedGoods> = {}): PlacedGoods {
  return { position, total, quantity: 1, state: 'delivered', ...more }
}
