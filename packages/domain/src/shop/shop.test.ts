import { expect, test } from 'vitest'
import { LOCALES } from '../market/markets.ts'
import { aBrand } from '../testing/a-brand.ts'
import { FEATURES, RECOMMENDATION_SLOTS, type Where } from './brand.ts'
import { RECOMMENDATION_SLOT_SIZE, recommendationSlot } from './recommendation-slot.ts'
import { openShop } from './shop.ts'

test.each<[Where, string]>([
  ['everywhere', 'de-de de-at de-ch fr-ch fr-fr fr-be nl-be nl-nl'],
  ['nowhere', ''],
  [['de-de'], 'de-de'],
  [['fr-ch', 'nl-nl'], 'fr-ch nl-nl'],
])('a switch that is %j is on in: %s', (where, locales) => {
  const on = LOCALES.filter((locale) => openShop(aBrand(where), locale).features.payback)

  expect(on.join(' ')).toBe(locales)
})

test('every switch becomes a plain yes or no', () => {
  const { features } = openShop(aBrand('everywhere'), 'de-at')

  expect(Object.keys(features)).toEqual([...FEATURES])
  expect(Object.values(features).every((isOn) => isOn === true)).toBe(true)
})

test('a shop knows its market and its shop id', () => {
  const shop = openShop(aBrand('nowhere'), 'fr-ch')

  expect(shop.locale).toBe('fr-ch')
  expect(shop.market.currency).toBe('CHF')
  expect(shop.shopId).toBe(104)
})

test('every recommendation slot asks for twelve products, and no two are the same', () => {
  const slots = LOCALES.flatMap((locale) =>
    RECOMMENDATION_SLOTS.map((name) => recommendationSlot(openShop(aBrand('nowhere'), locale), name)),
  )

  expect(RECOMMENDATION_SLOT_SIZE).toBe(12)
  expect(slots.every(({ size }) => size === 12)).toBe(true)
  expect(new Set(slots.map(({ _uid }) => _uid)).size).toBe(LOCALES.length * RECOMMENDATION_SLOTS.length)
  expect(slots[0]).toEqual({
    recommendationId: 'r-listing_last_seen',
    fillWithRandom: true,
    size: 12,
    _uid: 'de-de-listing_last_seen',
  })
})
