import { expect, test } from 'vitest'
import { countryShopIds, localeOfShop } from './country-shops.ts'
import { markets } from './markets.ts'

const SHOPS = {
  locales: ['de-de', 'de-ch', 'fr-ch', 'fr-fr'] as const,
  shopIds: { 'de-de': 1, 'de-ch': 2, 'fr-ch': 3, 'fr-fr': 4 },
}

test.each([
  { locale: 'de-de', ids: [1] },
  { locale: 'de-ch', ids: [2, 3] },
  { locale: 'fr-ch', ids: [2, 3] },
  { locale: 'fr-fr', ids: [4] },
] as const)('$locale shares its country with the shops $ids', ({ locale, ids }) => {
  expect(countryShopIds({ ...SHOPS, market: markets[locale] })).toEqual(ids)
})

test('a shop is found by its id, unless the brand has left it', () => {
  expect([localeOfShop(SHOPS, 3), localeOfShop(SHOPS, 9)]).toEqual(['fr-ch', null])
})
