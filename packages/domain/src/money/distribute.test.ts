import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyAmount } from '../testing/arbitraries.ts'
import { distribute } from './distribute.ts'

test.each([
  { amount: 100, weights: [1, 1, 1], parts: [34, 33, 33] },
  { amount: 200, weights: [1, 1, 1], parts: [67, 67, 66] },
  { amount: 1, weights: [1, 2], parts: [0, 1] },
  { amount: 1000, weights: [4999, 2500, 1], parts: [667, 333, 0] },
  { amount: 0, weights: [3, 4], parts: [0, 0] },
  { amount: 500, weights: [0, 7, 0], parts: [0, 500, 0] },
  { amount: 5, weights: [9], parts: [5] },
  { amount: 3, weights: [3, 1], parts: [2, 1] },
  { amount: 10, weights: [26, 26, 48], parts: [3, 2, 5] },
  { amount: 0, weights: [0, 0], parts: [0, 0] },
  { amount: 3, weights: [0, 0], parts: [2, 1] },
  { amount: -100, weights: [1, 1, 1], parts: [-33, -33, -34] },
  { amount: 7, weights: [], parts: [] },
])('$amount over $weights is $parts', ({ amount, weights, parts }) => {
  expect(distribute(amount, weights)).toEqual(parts)
})

const weights = fc
  .array(anyAmount, { minLength: 1, maxLength: 20 })
  .filter((parts) => parts.some((part) => part > 0))

test('the parts always add up to the amount, also to one that is given back', () => {
  const anySum = fc.oneof(
    anyAmount,
    anyAmount.map((amount) => 0 - amount),
  )

  fc.assert(
    fc.property(anySum, weights, (amount, shares) => {
      expect(sumOf(distribute(amount, shares))).toBe(amount)
    }),
  )
})

test('no part is further than one unit from its fair share, and none is negative', () => {
  fc.assert(
    fc.property(anyAmount, weights, (amount, shares) => {
      const whole = sumOf(shares)

      distribute(amount, shares).forEach((part, index) => {
        expect(part).toBeGreaterThanOrEqual(0)
        expect(Math.abs(part - (amount * (shares[index] ?? 0)) / whole)).toBeLessThan(1)
      })
    }),
  )
})

test('a heavier weight never gets less', () => {
  fc.assert(
    fc.property(anyAmount, weights, (amount, shares) => {
      const ascending = shares.toSorted((a, b) => a - b)
      const parts = distribute(amount, ascending)

      // Equal weights may differ by one unit in either order, so only strictly heavier ones are compared.
      for (let index = 1; index < parts.length; index++) {
        if ((ascending[index] ?? 0) > (ascending[index - 1] ?? 0))
          expect(parts[index]).toBeGreaterThanOrEqual(parts[index - 1] ?? 0)
      }
    }),
  )
})

test('whoever is rounded up was no nearer to its lower unit than anybody who is not', () => {
  fc.assert(
    fc.property(anyAmount, weights, (amount, shares) => {
      const whole = sumOf(shares)
      const remainders = distribute(amount, shares).map((part, index) => {
        const product = amount * (shares[index] ?? 0)
        return { isUp: part * whole > product, remainder: product % whole }
      })
      const up = remainders.filter(({ isUp }) => isUp).map(({ remainder }) => remainder)
      const down = remainders.filter(({ isUp }) => !isUp).map(({ remainder }) => remainder)

      expect(Math.min(...up)).toBeGreaterThanOrEqual(Math.max(0, ...down))
    }),
  )
})

test('what weighs nothing gets nothing', () => {
  fc.assert(
    fc.property(anyAmount, weights, (amount, shares) => {
      expect(distribute(amount, [0, ...shares, 0]).at(0)).toBe(0)
    }),
  )
})

function sumOf(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0)
}
