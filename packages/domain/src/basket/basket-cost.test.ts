import fc from 'fast-check'
import { expect, test } from 'vitest'
import { aBasketItem } from '../testing/a-basket-item.ts'
import { aPrice } from '../testing/a-price.ts'
import { aVariant } from '../testing/a-variant.ts'
import { anyVatRate } from '../testing/arbitraries.ts'
import type { BasketItemStatus } from './basket.ts'
import { basketCost } from './basket-cost.ts'

test('an empty basket costs nothing', () => {
  expect(basketCost([], 'CHF')).toEqual({
    currencyCode: 'CHF',
    withTax: 0,
    withoutTax: 0,
    tax: { vat: { amount: 0 } },
    appliedReductions: [],
  })
})

test('lines add up with the tax of each', () => {
  const sofa = aBasketItem({ variant: aVariant({ price: 11_900 }) })
  const book = aBasketItem({
    variant: aVariant({ price: aPrice({ withTax: 1070, vatRate: 7 }) }),
    quantity: 2,
  })

  expect(basketCost([sofa, book], 'EUR')).toMatchObject({
    withTax: 14_040,
    withoutTax: 12_000,
    tax: { vat: { amount: 2040 } },
  })
})

test.each<[BasketItemStatus, number]>([
  ['available', 5000],
  ['unavailable', 0],
  ['deleted', 0],
])('a line that is %s costs %i', (status, withTax) => {
  const item = aBasketItem({ status, variant: aVariant({ price: 5000 }) })

  expect(basketCost([item], 'EUR').withTax).toBe(withTax)
})

test('reductions of all lines that can be bought come along', () => {
  const reduced = aVariant({ price: aPrice({ withTax: 7500, relative: 0.25 }) })
  const gone = aBasketItem({ variant: reduced, status: 'unavailable' })

  const { appliedReductions } = basketCost([aBasketItem({ variant: reduced, quantity: 2 }), gone], 'EUR')

  expect(appliedReductions.map(({ amount }) => amount.absoluteWithTax)).toEqual([5000])
})

test('net and tax of a basket add up to its gross', () => {
  const line = fc.record({
    withTax: fc.integer({ min: 0, max: 300_000 }),
    vatRate: anyVatRate,
    quantity: fc.integer({ min: 1, max: 9 }),
  })

  fc.assert(
    fc.property(fc.array(line), (lines) => {
      const items = lines.map(({ quantity, ...price }) =>
        aBasketItem({ quantity, variant: aVariant({ price: aPrice(price) }) }),
      )
      const cost = basketCost(items, 'EUR')

      expect(cost.withoutTax + cost.tax.vat.amount).toBe(cost.withTax)
      expect(cost.withTax).toBe(lines.reduce((sum, one) => sum + one.withTax * one.quantity, 0))
    }),
  )
})
