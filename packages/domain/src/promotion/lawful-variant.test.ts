import { expect, test } from 'vitest'
import { priceSummary } from '../price/price-summary.ts'
import { unitPriceAt } from '../price/scale-price.ts'
import { aPrice } from '../testing/a-price.ts'
import { aProduct } from '../testing/a-product.ts'
import { aVariant } from '../testing/a-variant.ts'
import { lawfulVariant } from './lawful-variant.ts'

const REDUCED = aVariant({
  price: aPrice({ withTax: 1500, relative: 0.25, lowestPriorPrice: 2000 }),
  priceBefore: 2000,
  scale: [{ amount: 6, price: 1200 }],
})

test.each([
  ['goods', {}, { ofSix: 1200, struck: 2000, before: 2000 }],
  ['a book', { preisgebunden: '1' }, { ofSix: 1500, struck: 2000, before: 2000 }],
  ['infant formula', { saeuglingsanfangsnahrung: '1' }, { ofSix: 1500, struck: null, before: null }],
])('of %s', (_, traits, { ofSix, struck, before }) => {
  const variant = lawfulVariant(REDUCED, aProduct({ traits }))

  const { referencePrice, lowestPriorPrice, discountPercent, price } = priceSummary(variant, [variant])
  expect(unitPriceAt(variant, 6)).toBe(ofSix)
  expect({ referencePrice, lowestPriorPrice, price }).toEqual({
    referencePrice: struck,
    lowestPriorPrice: struck,
    price: 1500,
  })
  expect(discountPercent).toBe(struck === null ? 0 : 25)
  expect(variant.priceBefore).toBe(before)
})

test('infant formula has no recommended price to be cheaper than', () => {
  const variant = aVariant({ price: aPrice({ withTax: 1500, recommendedRetailPrice: 2000 }) })

  const lawful = lawfulVariant(variant, aProduct({ traits: { saeuglingsanfangsnahrung: '1' } }))

  expect(priceSummary(variant, [variant]).referencePrice).toBe(2000)
  expect(priceSummary(lawful, [lawful])).toMatchObject({ referencePrice: null, recommendedRetailPrice: null })
})
