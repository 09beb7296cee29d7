import fc from 'fast-check'
import { expect, test } from 'vitest'
import { aPromotionLine } from '../testing/a-promotion.ts'
import { anyBoughtLine, linesOf } from '../testing/any-promotion.ts'
import { basketUnits, cutUnits, leftOf, reducibleSum, spreadCuts } from './basket-unit.ts'

test('a basket becomes pieces, by the keys of its lines', () => {
  const chairs = aPromotionLine({ key: 'b', quantity: 2, unitPrice: 500 })
  const table = aPromotionLine({ key: 'a', unitPrice: 900 })

  expect(basketUnits([chairs, table])).toEqual([
    { line: table, left: 900 },
    { line: chairs, left: 500 },
    { line: chairs, left: 500 },
  ])
})

test('two alike lines share alike, though no unit can be cut in half', () => {
  const one = aPromotionLine({ key: 'a', quantity: 50, unitPrice: 3 })
  const other = aPromotionLine({ key: 'b', quantity: 50, unitPrice: 3 })

  const units = basketUnits([one, other])
  const left = cutUnits(units, spreadCuts(150, units))

  expect(leftOf(left.filter(({ line }) => line === one))).toBe(75)
  expect(leftOf(left.filter(({ line }) => line === other))).toBe(75)
})

test('an amount is taken off exactly, and never more than is there', () => {
  fc.assert(
    fc.property(linesOf(anyBoughtLine), fc.nat(200_000), (lines, amount) => {
      const units = basketUnits(lines)
      const left = cutUnits(units, spreadCuts(amount, units))

      expect(leftOf(units) - leftOf(left)).toBe(Math.min(amount, reducibleSum(units)))
      for (const unit of left) expect(unit.left).toBeGreaterThanOrEqual(0)
    }),
  )
})
