import { type Locale, markets } from '@shop/domain/market/markets'
import { expect, test } from 'vitest'
import { shopFormat } from './shop-format.ts'

test.each([
  ['de-de', '1.299,00 €'],
  ['de-at', '1.299,00 €'],
  ['de-ch', "CHF 1'299.00"],
  ['fr-ch', "CHF 1'299.00"],
  ['fr-fr', '1 299,00 €'],
  ['nl-nl', '€ 1.299,00'],
] satisfies [Locale, string][])('129900 minor units read in %s as %s', (locale, text) => {
  expect(plain(shopFormat(markets[locale]).money(129900))).toBe(text)
})

test('a whole amount of a price range drops its decimals, a broken one keeps them', () => {
  const { money } = shopFormat(markets['de-de'])

  expect(plain(money(5000, { dropZeroDecimals: true }))).toBe('50 €')
  expect(plain(money(5050, { dropZeroDecimals: true }))).toBe('50,50 €')
})

// Intl sets the sign close in Switzerland, and behind a narrow space in France; mails and invoices have one rule.
test.each([
  ['de-de', '19\u00a0%', '8,1\u00a0%'],
  ['de-ch', '19\u00a0%', '8.1\u00a0%'],
  ['fr-fr', '19\u00a0%', '8,1\u00a0%'],
  ['nl-be', '19%', '8,1%'],
] as const)(
  'a rate of %s has one decimal at most, and its sign is not left alone on a line',
  (locale, whole, broken) => {
    const { percent } = shopFormat(markets[locale])

    expect([percent(19), percent(8.1)]).toEqual([whole, broken])
  },
)

test('a day is the day in the market, not in UTC', () => {
  expect(shopFormat(markets['de-de']).date('2026-12-02T23:30:00Z')).toBe('3.\u00a0Dezember 2026')
})

test('two days of one month share its name', () => {
  const { dateRange } = shopFormat(markets['de-de'])

  expect(dateRange('2026-12-03T10:00:00Z', '2026-12-05T10:00:00Z')).toBe('3.–5.\u00a0Dezember')
})

/** Intl writes several kinds of spaces, and which apostrophe depends on its release. */
function plain(text: string): string {
  return text.replaceAll(/[\u00a0\u202f]/g, ' ').replaceAll('’', "'")
}
