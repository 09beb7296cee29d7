import fc from 'fast-check'
import { expect, test } from 'vitest'
import { LOCALES, markets } from '../market/markets.ts'
import { formatMoney, formatPriceRange } from './format-money.ts'

test.each([
  ['de-de', '1.299,00 €'],
  ['de-at', '1.299,00 €'],
  ['de-ch', 'CHF 1’299.00'],
  ['fr-ch', 'CHF 1’299.00'],
  ['fr-fr', '1 299,00 €'],
  ['fr-be', '1 299,00 €'],
  ['nl-be', '€ 1.299,00'],
  ['nl-nl', '€ 1.299,00'],
] as const)('in %s 129900 minor units are %s', (locale, text) => {
  expect(plainSpaces(formatMoney(129_900, markets[locale]))).toBe(text)
})

test.each([
  [1999, '19,99 €'],
  [1950, '19,50 €'],
  [2000, '20,00 €'],
  [5, '0,05 €'],
  [0, '0,00 €'],
  [-595, '−5,95 €'],
])('%i minor units are %s', (amount, text) => {
  expect(plainSpaces(formatMoney(amount, markets['de-de']))).toBe(text)
})

// Mail and invoice said "CHF-9.99" and "€ -9,99" where the page says "−CHF 9.99" and "−€ 9,99".
test.each([
  ['de-ch', '−CHF 9.99'],
  ['fr-ch', '−CHF 9.99'],
  ['fr-fr', '−9,99 €'],
  ['nl-be', '−€ 9,99'],
] as const)('in %s what is taken off begins with its sign', (locale, text) => {
  expect(plainSpaces(formatMoney(-999, markets[locale]))).toBe(text)
})

test.each([
  [2000, '20 €'],
  [1950, '19,50 €'],
  [1999, '19,99 €'],
])('in a range %i minor units are %s', (amount, text) => {
  expect(plainSpaces(formatMoney(amount, markets['de-de'], { range: true }))).toBe(text)
})

test.each([
  [2000, 3500, 'de-de', '20 € – 35 €'],
  [2000, 3550, 'de-de', '20,00 € – 35,50 €'],
  [2000, 2000, 'de-de', '20 €'],
  [1995, 1995, 'de-de', '19,95 €'],
  [100_000, 189_900, 'fr-ch', 'CHF 1’000 – CHF 1’899'],
  [100_000, 189_950, 'nl-be', '€ 1.000,00 – € 1.899,50'],
] as const)('from %i to %i is in %s %s', (min, max, locale, text) => {
  expect(plainSpaces(formatPriceRange(min, max, markets[locale]))).toBe(text)
})

test('another currency than the market’s can be asked for', () => {
  expect(plainSpaces(formatMoney(2000, markets['de-de'], { currency: 'CHF' }))).toBe('20,00 CHF')
})

test('no two amounts of a market read the same', () => {
  const amount = fc.integer({ min: 0, max: 100_000_000 })

  fc.assert(
    fc.property(amount, amount, fc.constantFrom(...LOCALES), (one, other, locale) => {
      const isSame = formatMoney(one, markets[locale]) === formatMoney(other, markets[locale])

      expect(isSame).toBe(one === other)
    }),
  )
})

/** Which kind of space separates number and sign is the platform’s business. */
function plainSpaces(text: string): string {
  return text.replaceAll(/\s/g, ' ')
}
