import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type PointsLine, paybackPoints } from './payback-points.ts'

test.each<[number, string, PointsLine[]]>([
  [0, 'an empty basket', []],
  [0, 'a line without a factor', [line(null, 5000)]],
  [0, 'a line with factor 0', [line(0, 5000)]],
  [0, 'a line that costs nothing', [line(1, 0)]],
  [1, 'less than one point', [line(0.5, 1)]],
  [1, 'half a point', [line(0.5, 100)]],
  [1, 'exactly one point', [line(0.5, 200)]],
  [1, 'almost two points', [line(1, 199)]],
  [49, 'a line of 49.99', [line(1, 4999)]],
  [24, 'half a point for each euro', [line(0.5, 4999)]],
  [99, 'two pieces of 49.99', [line(1, 4999, 2)]],
  [2, 'lines of 1.50 and 0.99, rounded as a sum', [line(1, 150), line(1, 99)]],
  [3, 'thirty lines of 0.10, which a computer adds up to less than 3', lines(30, line(0.1, 100))],
  [57, 'a factor that a computer cannot hold', [line(0.57, 10_000)]],
])('%i points for %s', (points, _, basket) => {
  expect(paybackPoints(basket)).toBe(points)
})

const anyLine = fc.record({
  factor: fc.constantFrom(null, 0, 0.1, 0.25, 0.5, 1, 2, 5),
  unitPrice: fc.integer({ min: 0, max: 500_000 }),
  quantity: fc.integer({ min: 1, max: 20 }),
})

test('points are whole, never negative, and there are some whenever a line earns', () => {
  fc.assert(
    fc.property(fc.array(anyLine), (basket) => {
      const points = paybackPoints(basket)
      const earns = basket.some(({ factor, unitPrice }) => (factor ?? 0) > 0 && unitPrice > 0)

      expect(Number.isInteger(points)).toBe(true)
      expect(points > 0).toBe(earns)
    }),
  )
})

test('another line never costs points', () => {
  fc.assert(
    fc.property(fc.array(anyLine), anyLine, (basket, another) => {
      expect(paybackPoints([...basket, another])).toBeGreaterThanOrEqual(paybackPoints(basket))
    }),
  )
})

test('a quantity counts as so many lines of one', () => {
  fc.assert(
    fc.property(anyLine, (several) => {
      const singles = lines(several.quantity, { ...several, quantity: 1 })

      expect(paybackPoints([several])).toBe(paybackPoints(singles))
    }),
  )
})

function line(factor: number | null, unitPrice: number, quantity = 1): PointsLine {
  return { factor, unitPrice, quantity }
}

function lines(count: number, one: PointsLine): PointsLine[] {
  return Array.from({ length: count }, () => one)
}
