import { expect, test } from 'vitest'
import { aPrice } from '../testing/a-price.ts'
import { aVariant } from '../testing/a-variant.ts'
import { priceSummary } from './price-summary.ts'
import { saleLabel } from './sale-label.ts'

const reduced = (price: number, lowestPriorPrice: number) =>
  aVariant({
    price: aPrice({
      withTax: price,
      relative: 1 - price / lowestPriorPrice,
      lowestPriorPrice,
    }),
  })

// A badge said "−14 %" above a price that was 13 percent lower: another size had the higher share.
test('a badge says the percentage of the price that the card shows', () => {
  const shown = reduced(6_870, 7_890)
  const other = reduced(8_600, 10_000)

  expect(saleLabel([other, shown], 'de')).toBe(
    `−${priceSummary(shown, [other, shown]).discountPercent}\u00a0%`,
  )
  expect(saleLabel([other], 'fr')).toBe('−14\u00a0%')
  expect(saleLabel([other], 'nl')).toBe('−14%')
})

test('where the price shown is not reduced, the badge promises the least of the others', () => {
  const variants = [aVariant({ price: 1_000 }), reduced(8_000, 10_000), reduced(7_000, 10_000)]

  expect(saleLabel(variants, 'de')).toBe('−20\u00a0%')
})

test('without a reduction there is no badge', () => {
  expect(saleLabel([aVariant({ price: 1_000 })], 'de')).toBeNull()
})
