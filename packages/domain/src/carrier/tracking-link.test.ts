import { expect, test } from 'vitest'
import { LOCALES, type Locale, markets } from '../market/markets.ts'
import { parcelCarriers } from './carriers.ts'
import { trackingLink } from './tracking-link.ts'

test.each<[string, Locale, string | null]>([
  ['dhl', 'de-de', 'https://www.dhl.de/de/privatkunden/pakete-empfangen/verfolgen.html?piececode=0034%2F1'],
  ['dhl', 'nl-nl', 'https://www.dhl.com/nl-nl/home/tracking.html?tracking-id=0034%2F1'],
  ['dpd', 'de-at', 'https://tracking.dpd.de/status/de_AT/parcel/0034%2F1'],
  ['dpd', 'fr-fr', 'https://trace.dpd.fr/fr/trace/0034%2F1'],
  ['swiss-post', 'fr-ch', 'https://service.post.ch/ekp-web/ui/entry/search/0034%2F1?lang=fr'],
  ['bpost', 'nl-be', 'https://track.bpost.cloud/btr/web/#/search?itemCode=0034%2F1&lang=nl'],
  ['postnl', 'nl-nl', 'https://postnl.nl/tracktrace/?B=0034%2F1&P=1012AB&D=NL'],
  ['planzer', 'de-ch', null],
  ['pigeon', 'de-de', null],
  ['constructor', 'de-de', null],
])('a parcel of %s in %s is followed at %s', (carrier, locale, link) => {
  expect(trackingLink({ carrier, number: ' 0034/1 ', zip: '1012 AB' }, markets[locale])).toBe(link)
})

test('without a number there is nothing to follow', () => {
  expect(trackingLink({ carrier: 'dhl', number: ' ', zip: '' }, markets['de-de'])).toBeNull()
})

test('every parcel carrier of a country can be followed there, on a page that is safe', () => {
  for (const locale of LOCALES) {
    for (const { key } of parcelCarriers(markets[locale])) {
      const link = trackingLink({ carrier: key, number: '1', zip: '1' }, markets[locale])

      expect(link).toMatch(/^https:\/\/[^{}]+$/)
    }
  }
})
