import { expect, test } from 'vitest'
import { placeOf } from '../duties/missing-facts.ts'
import { COUNTRIES } from '../market/markets.ts'
import { namedRecommendation } from './named-recommendation.ts'

const NOW = new Date('2026-11-26T12:00:00Z')

// 28 sofas and chairs of the shop's own brand had a struck price that nobody had ever recommended.
test.each([
  ['Lindhaus', null],
  [' LINDHAUS ', null],
  ['Nordheim', 10_000],
  ['Lindhaus Kids', 10_000],
])('goods of %s are compared with the recommended price: %s', (brand, named) => {
  const seller = { ownBrands: ['Lindhaus'], place: placeOf('DE'), now: NOW }

  expect(namedRecommendation({ rrp: 10_000, brand }, seller)).toBe(named)
})

test('Switzerland alone names none', () => {
  const named = COUNTRIES.filter(
    (country) =>
      namedRecommendation(
        { rrp: 10_000, brand: 'Nordheim' },
        { ownBrands: [], place: placeOf(country), now: NOW },
      ) !== null,
  )

  expect(named).toEqual(['DE', 'AT', 'FR', 'BE', 'NL'])
})
