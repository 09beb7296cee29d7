import { expect, test } from 'vitest'
import { type Locale, markets } from '../market/markets.ts'
import { aPrice } from '../testing/a-price.ts'
import { instalmentExample, isLentFor } from './instalment-example.ts'

const NOW = new Date('2026-11-26T12:00:00Z')
const terms = [{ months: 12, effectiveRate: 1199 }]

function place(locale: Locale, own = terms) {
  return {
    company: 'others' as const,
    locale,
    market: markets[locale],
    instalments: { [locale]: own },
  }
}
function sofa(...prices: number[]) {
  return { referenceKey: '100102', variants: prices.map((withTax) => ({ price: { ...aPrice(), withTax } })) }
}

test('the example names lender, warning, limits and rates', () => {
  expect(instalmentExample(sofa(129_900), place('de-de'), NOW)).toEqual({
    lender: 'Klarna Bank AB (publ)',
    warning: 'Achtung! Kreditaufnahme kostet Geld.',
    limits: { min: 10_000, max: 500_000 },
    terms,
  })
})

test.each([
  ['no rates of the operators', sofa(129_900), { ...place('de-de'), instalments: undefined }],
  ['rates of another locale', sofa(129_900), { ...place('de-de'), instalments: place('de-at').instalments }],
  ['an offer without times', sofa(129_900), place('de-de', [])],
  ['a country where that way to pay is not offered', sofa(129_900), place('nl-nl')],
  ['goods that cost too little', sofa(9999), place('de-de')],
  ['goods that cost too much', sofa(500_001), place('de-de')],
  ['a gift card', { ...sofa(20_000), referenceKey: '52000' }, place('de-de')],
])('%s: no example', (_, goods, { instalments, ...where }) => {
  expect(instalmentExample(goods, { ...where, ...(instalments ? { instalments } : {}) }, NOW)).toBeNull()
})

test('one variant within the limits is enough, and each is asked for itself', () => {
  const example = instalmentExample(sofa(9999, 10_000), place('de-at'), NOW)

  expect(example && [9999, 10_000, 500_000, 500_001].map((amount) => isLentFor(amount, example))).toEqual([
    false,
    true,
    true,
    false,
  ])
})
