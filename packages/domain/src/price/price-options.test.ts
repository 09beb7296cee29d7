import { expect, test } from 'vitest'
import { aPrice } from '../testing/a-price.ts'
import { aVariant } from '../testing/a-variant.ts'
import { priceOptions } from './price-options.ts'
import { priceSummary } from './price-summary.ts'

const scale = [
  { amount: 6, price: 1800 },
  { amount: 12, price: 1500 },
]

test('without steps there is the plain price alone', () => {
  const variant = aVariant()

  expect(priceOptions(variant, [variant])).toEqual([priceSummary(variant, [variant])])
})

test('every step is a row with its own price', () => {
  const variant = aVariant({ price: 2000, scale })

  const rows = priceOptions(variant, [variant])

  expect(rows.map(({ amount, price }) => [amount, price])).toEqual([
    [1, 2000],
    [6, 1800],
    [12, 1500],
  ])
})

test('a step strikes nothing, though the plain price is reduced', () => {
  const price = aPrice({ withTax: 2000, relative: 0.5, lowestPriorPrice: 4000 })
  const variant = aVariant({ price, scale: [{ amount: 6, price: 1800 }] })

  const [plain, step] = priceOptions(variant, [variant])

  expect(plain).toMatchObject({ referencePrice: 4000, discountPercent: 50 })
  expect(step).toMatchObject({ referencePrice: null, lowestPriorPrice: null, discountPercent: 0 })
})

test('a price per unit of measure is rounded to the nearest whole unit', () => {
  const price = aPrice({ withTax: 300, reference: { withTax: 100, unit: 'KG', size: 1 } })
  const variant = aVariant({ price, scale: [{ amount: 2, price: 200 }] })

  expect(priceOptions(variant, [variant])[1]?.unitPrice?.price).toBe(67)
})

test('a step has its own price per unit of measure', () => {
  const price = aPrice({ withTax: 2000, reference: { withTax: 8000, unit: 'LI', size: 1 } })
  const variant = aVariant({ price, scale })

  const rows = priceOptions(variant, [variant])

  expect(rows.map(({ unitPrice }) => unitPrice)).toEqual([
    { price: 8000, unit: 'l', amount: 1 },
    { price: 7200, unit: 'l', amount: 1 },
    { price: 6000, unit: 'l', amount: 1 },
  ])
})
