import { expect, test } from 'vitest'
import { aPrice } from '../testing/a-price.ts'
import { aVariant } from '../testing/a-variant.ts'
import { bearsVat, isAnyTaxed, isPartlyTaxed } from './bears-vat.ts'
import { priceOptions } from './price-options.ts'

// Cards, suggestions and comparisons said "incl. VAT" of gift cards, which are taxed when they are spent.
test.each([
  [19, true],
  [5.5, true],
  [0, false],
])('a price with %d percent of tax bears tax: %s, and its summary says so', (vatRate, isTaxed) => {
  const price = aPrice({ vatRate })
  const variant = aVariant({ price })

  expect(bearsVat(price)).toBe(isTaxed)
  expect(priceOptions(variant, [variant]).map(({ isUntaxed }) => isUntaxed)).toEqual([
    isTaxed ? undefined : true,
  ])
})

// A basket with goods and a gift card said "all prices incl. VAT".
test.each([
  [[0, 19], true, true],
  [[19, 7], true, false],
  [[0, 0], false, false],
  [[], false, false],
])(
  'lines with %j percent of tax: tax is inside any of them: %s, and not inside all: %s',
  (rates, isAny, isPart) => {
    const lines = rates.map((vatRate) => ({ variant: aVariant({ price: aPrice({ vatRate }) }) }))

    expect(isAnyTaxed(lines)).toBe(isAny)
    expect(isPartlyTaxed(lines)).toBe(isPart)
  },
)
