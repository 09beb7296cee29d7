import { expect, test } from 'vitest'
import { aPrice } from '../testing/a-price.ts'
import { aVariant } from '../testing/a-variant.ts'
import { priceSummary } from './price-summary.ts'

test('a plain price is an amount of one and nothing beside it', () => {
  const variant = aVariant({ price: 4999 })

  expect(priceSummary(variant, [variant])).toEqual({
    amount: 1,
    price: 4999,
    recommendedRetailPrice: null,
    referencePrice: null,
    lowestPriorPrice: null,
    discountPercent: 0,
    unitPrice: null,
    currencyCode: 'EUR',
    hasDifferentPrice: false,
  })
})

test('a reduced price names what it was and how much is saved', () => {
  const variant = aVariant({ price: aPrice({ withTax: 7500, relative: 0.25, lowestPriorPrice: 10000 }) })

  expect(priceSummary(variant, [variant])).toMatchObject({
    price: 7500,
    referencePrice: 10000,
    lowestPriorPrice: 10000,
    discountPercent: 25,
  })
})

test('a struck recommended price is no discount', () => {
  const variant = aVariant({ price: aPrice({ withTax: 7500, recommendedRetailPrice: 10000 }) })

  expect(priceSummary(variant, [variant])).toMatchObject({
    recommendedRetailPrice: 10000,
    referencePrice: 10000,
    discountPercent: 0,
  })
})

test('a reduction keeps quiet about a recommended price', () => {
  const price = aPrice({
    withTax: 7500,
    relative: 0.25,
    lowestPriorPrice: 10000,
    recommendedRetailPrice: 10000,
  })
  const variant = aVariant({ price })

  expect(priceSummary(variant, [variant]).recommendedRetailPrice).toBeNull()
})

test('the unit price reads its unit as shoppers do', () => {
  const variant = aVariant({ price: aPrice({ reference: { withTax: 1290, unit: 'QM', size: 1 } }) })

  expect(priceSummary(variant, [variant]).unitPrice).toEqual({ price: 1290, unit: 'm²', amount: 1 })
})

test('another price among the variants shows as „from“', () => {
  const variant = aVariant({ price: 1000 })

  expect(priceSummary(variant, [variant, aVariant({ price: 2000 })]).hasDifferentPrice).toBe(true)
})
