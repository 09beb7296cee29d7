import { expect, test } from 'vitest'
import type { Locale } from '../market/markets.ts'
import { openShop } from '../shop/shop.ts'
import { aBrand } from '../testing/a-brand.ts'
import { shopOn } from './shop-on.ts'

test.each<[Locale, string, 'everywhere' | 'nowhere', boolean]>([
  ['de-de', '2026-06-18T21:59:00Z', 'everywhere', false],
  ['de-de', '2026-06-18T22:00:00Z', 'everywhere', true],
  ['de-de', '2026-06-18T22:00:00Z', 'nowhere', false],
  ['de-ch', '2026-11-26T12:00:00Z', 'everywhere', false],
])('in %s at %s, switched on %s, contracts are withdrawn by a function: %s', (locale, now, where, isOn) => {
  const shop = openShop(aBrand(where), locale)

  expect(shopOn(shop, new Date(now)).features.withdrawalFunction).toBe(isOn)
})

test('every other switch stays as the brand has it', () => {
  const shop = openShop(aBrand('everywhere'), 'de-ch')
  const { withdrawalFunction, ...others } = shopOn(shop, new Date('2020-01-01')).features

  expect(withdrawalFunction).toBe(false)
  expect(Object.values(others).every(Boolean)).toBe(true)
})
