import fc from 'fast-check'
import { expect, test } from 'vitest'
import { aPrice } from '../../testing/a-price.ts'
import { aVariant } from '../../testing/a-variant.ts'
import { anyVatRate } from '../../testing/arbitraries.ts'
import { linePrice } from './line-price.ts'

const plates = aVariant({ price: 1000, scale: [{ amount: 6, price: 800 }] })

test.each([
  [1, 1000, 1000],
  [5, 1000, 5000],
  [6, 800, 4800],
  [7, 800, 5600],
])('%i plates cost %i each and %i together', (quantity, each, together) => {
  const { unit, total } = linePrice(plates, quantity)

  expect(unit.withTax).toBe(each)
  expect(total.withTax).toBe(together)
})

test('recommended price and reductions count for every unit of the line, the share stays', () => {
  const price = aPrice({ withTax: 7500, relative: 0.25, recommendedRetailPrice: 12_000 })

  const { unit, total } = linePrice(aVariant({ price }), 3)

  expect(unit).toMatchObject({
    recommendedRetailPrice: 12_000,
    appliedReductions: [{ amount: { relative: 0.25, absoluteWithTax: 2500 } }],
  })
  expect(total).toMatchObject({
    recommendedRetailPrice: 36_000,
    appliedReductions: [{ amount: { relative: 0.25, absoluteWithTax: 7500 } }],
  })
})

test('the currency is that of the variant', () => {
  const { unit, total } = linePrice(aVariant({ price: aPrice({ currencyCode: 'CHF' }) }), 2)

  expect([unit.currencyCode, total.currencyCode]).toEqual(['CHF', 'CHF'])
})

test('a line costs its unit price times its quantity, and its tax is rounded once', () => {
  const price = fc.integer({ min: 1, max: 500_000 })
  const quantity = fc.integer({ min: 1, max: 99 })

  fc.assert(
    fc.property(price, anyVatRate, quantity, (withTax, vatRate, units) => {
      const { unit, total } = linePrice(aVariant({ price: aPrice({ withTax, vatRate }) }), units)

      expect(total.withTax).toBe(unit.withTax * units)
      expect(Math.abs(total.withoutTax - total.withTax / (1 + vatRate / 100))).toBeLessThanOrEqual(0.500001)
    }),
  )
})
