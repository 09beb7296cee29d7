import { expect, test } from 'vitest'
import { trackingLink } from '../carrier/tracking-link.ts'
import { LOCALES, markets } from '../market/markets.ts'
import { carriersTo, packageCarrier } from './package-carrier.ts'

test('a parcel goes with the usual carrier of its country, which can be followed', () => {
  for (const locale of LOCALES) {
    const market = markets[locale]
    const carrier = packageCarrier('parcel', market)

    expect(carriersTo(market.country)).toContain(carrier)
    expect(trackingLink({ carrier, number: '0034 0434', zip: '10115' }, market)).toMatch(/^https:/)
  }
})

test('what fits no parcel goes with the forwarder, and a download with nobody', () => {
  expect(packageCarrier('freight', markets['de-ch'])).toBe('planzer')
  expect(packageCarrier('download', markets['de-ch'])).toBe('download')
})
