import { expect, test } from 'vitest'
import { type Locale, markets } from '../market/markets.ts'
import { CARRIER_KEYS, carrierName, freightCarrier, lockerCarrier, parcelCarriers } from './carriers.ts'

test.each<[Locale, string[], string, string | null]>([
  ['de-de', ['DHL', 'Hermes', 'DPD'], 'Rhenus', 'DHL'],
  ['de-at', ['Österreichische Post', 'DPD'], 'Gebrüder Weiss', null],
  ['de-ch', ['Die Post'], 'Planzer', null],
  ['fr-ch', ['La Poste'], 'Planzer', null],
  ['fr-fr', ['Colissimo', 'Chronopost', 'DPD'], 'Geodis', null],
  ['fr-be', ['bpost', 'DPD'], 'Dynalogic', null],
  ['nl-be', ['bpost', 'DPD'], 'Dynalogic', null],
  ['nl-nl', ['PostNL', 'DHL'], 'Dynalogic', null],
])('in %s parcels come with %j, furniture with %s, lockers are %s’s', (locale, parcels, freight, locker) => {
  const market = markets[locale]

  expect(parcelCarriers(market).map(({ name }) => name)).toEqual(parcels)
  expect(freightCarrier(market).name).toBe(freight)
  expect(lockerCarrier(market)?.name ?? null).toBe(locker)
})

test('every carrier has a name', () => {
  expect(CARRIER_KEYS.filter((key) => !carrierName(key, markets['nl-nl']))).toEqual([])
  expect(carrierName('pigeon', markets['nl-nl'])).toBeNull()
})
