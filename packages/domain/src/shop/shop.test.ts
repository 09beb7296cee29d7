import { expect, test } from 'vitest'
import { type Brand, FEATURES, RECOMMENDATION_SLOTS, type Where } from './brand.ts'
import { COUNTRIES, LOCALES } from './markets.ts'
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

/** A brand whose switches all say the same. */
function aBrand(where: Where): Brand {
  const legal = {
    name: 'Muster GmbH',
    street: 'Lindenallee 1',
    city: '10115 Berlin',
    country: 'Deutschland',
    vatId: 'DE0',
    register: 'HRB 0',
    managingDirector: 'Anna Muster',
    email: 'hallo@muster.example',
  }
  const account = { holder: 'Muster GmbH', iban: 'DE00', bic: 'MUSTER', bank: 'Musterbank' }
  return {
    id: 'muster',
    company: 'others',
    name: 'Muster',
    address: 'formal',
    defaultPort: 3000,
    locales: LOCALES,
    shopIds: forEach(LOCALES, (_, index) => 101 + index),
    salesCountryIds: forEach(COUNTRIES, (_, index) => index),
    features: forEach(FEATURES, () => where),
    delivery: { instantUpToDays: 4 },
    checkoutLoginFirstView: forEach(LOCALES, () => 'login' as const),
    hotlines: forEach(COUNTRIES, () => ({ number: '+49300', hours: { de: '9', fr: '9', nl: '9' } })),
    legal: forEach(COUNTRIES, () => legal),
    shipping: forEach(COUNTRIES, () => ({
      frachtkosten: 595,
      freight: 4900,
      cashOnDelivery: 490,
      conditions: [],
    })),
    navigationRoots: [],
    contentFolder: 'muster',
    recommendationSlots: forEach(RECOMMENDATION_SLOTS, (name) => ({
      recommendationId: `r-${name}`,
      fillWithRandom: true,
    })),
    images: { listingSize: 346, navigationTeaserSize: 310 },
    orderNumberPrefix: 'MU',
    bank: { EUR: account, CHF: account },
  }
}

function forEach<Key extends string, Value>(
  keys: readonly Key[],
  value: (key: Key, index: number) => Value,
): Record<Key, Value> {
  return Object.fromEntries(keys.map((key, index) => [key, value(key, index)])) as Record<Key, Value>
}
