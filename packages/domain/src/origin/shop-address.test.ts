import fc from 'fast-check'
import { expect, test } from 'vitest'
import { LOCALES, type Locale } from '../market/markets.ts'
import { alternates, localeOf, shopPath, shopUrl } from './shop-address.ts'
import { parseShopOrigins, type ShopOrigins } from './shop-origins.ts'

const home = 'http://localhost:3000'

const hosts = parseShopOrigins(
  JSON.stringify({
    'de-de': 'https://www.lindhaus.de',
    'de-at': 'https://www.lindhaus.at',
    'de-ch': 'https://www.lindhaus.ch',
    'fr-ch': 'https://www.lindhaus.ch/fr/',
    'fr-fr': 'https://www.lindhaus.fr',
    'fr-be': 'https://www.lindhaus.be/fr/',
    'nl-be': 'https://www.lindhaus.be',
    'nl-nl': 'https://www.lindhaus.nl:8443',
  }),
)
const someHosts = parseShopOrigins('{"de-ch": "https://lindhaus.ch", "fr-ch": "https://lindhaus.ch/fr/"}')

test.each<[string, ShopOrigins | null, Locale, string]>([
  ['/', null, 'de-de', '/'],
  ['/bad/', null, 'de-de', '/bad/'],
  ['/de-at/', null, 'de-at', '/'],
  ['/de-at', null, 'de-at', '/'],
  ['/de-at/bad/', null, 'de-at', '/bad/'],
  ['/de-atlas/', null, 'de-de', '/de-atlas/'],
  ['/en-gb/bad/', null, 'de-de', '/en-gb/bad/'],
  ['/nl-nl/suche/?q=a/b#c', null, 'nl-nl', '/suche/'],
  ['http://localhost:3000/fr-ch/p/tapis-1/', null, 'fr-ch', '/p/tapis-1/'],
  ['https://www.lindhaus.at/bad/', hosts, 'de-at', '/bad/'],
  ['https://WWW.Lindhaus.AT', hosts, 'de-at', '/'],
  ['https://www.lindhaus.ch/bad/', hosts, 'de-ch', '/bad/'],
  ['https://www.lindhaus.ch/fr/bain/', hosts, 'fr-ch', '/bain/'],
  ['http://www.lindhaus.nl:8443/bad/', hosts, 'nl-nl', '/bad/'],
  ['http://localhost:3000/fr-be/bain/', hosts, 'fr-be', '/bain/'],
  ['http://localhost:3000/bad/', hosts, 'de-de', '/bad/'],
  ['https://lindhaus.ch/fr/bain/', someHosts, 'fr-ch', '/bain/'],
  ['https://shop.example/de-at/bad/', someHosts, 'de-at', '/bad/'],
  ['/de-ch/bad/', someHosts, 'de-ch', '/bad/'],
])('%s is told apart', (address, origins, locale, path) => {
  expect(localeOf(address, origins)).toEqual({ locale, path })
})

test('an address object is as good as a text', () => {
  expect(localeOf(new URL('http://localhost:3000/de-ch/bad/?a=1'), null)).toEqual({
    locale: 'de-ch',
    path: '/bad/',
  })
})

test.each<[Locale, string, ShopOrigins | null, string]>([
  ['de-de', '/bad/', null, '/bad/'],
  ['de-at', '/bad/', null, '/de-at/bad/'],
  ['de-at', '/', null, '/de-at/'],
  ['de-at', 'bad/', null, '/de-at/bad/'],
  ['de-at', '/bad/', hosts, '/bad/'],
  ['fr-be', '/bad/?seite=2#top', hosts, '/fr/bad/?seite=2#top'],
  ['de-at', '/bad/', someHosts, '/de-at/bad/'],
  ['de-de', '//evil.example/', null, '/evil.example/'],
  ['de-de', '/\\evil.example/', null, '/evil.example/'],
])('%s keeps %s below its prefix', (locale, path, origins, expected) => {
  expect(shopPath(locale, path, origins)).toBe(expected)
})

test('an address is made of the origin of the locale and its path', () => {
  expect(shopUrl('fr-ch', '/bain/', hosts, home)).toBe('https://www.lindhaus.ch/fr/bain/')
  expect(shopUrl('fr-ch', '/bain/', null, 'http://localhost:3000/')).toBe('http://localhost:3000/fr-ch/bain/')
  expect(shopUrl('nl-be', '/bad/', someHosts, home)).toBe('http://localhost:3000/nl-be/bad/')
})

const words = fc.array(fc.stringMatching(/^[a-zäöüß0-9 %.~-]{1,12}$/), { maxLength: 4 }).map(pathOf)
const paths = words.filter((path) => !/^\/(..-..|fr)\//.test(path))
const everyOrigins = fc.constantFrom(null, hosts, someHosts)

test('every address leads back to its locale and path', () => {
  fc.assert(
    fc.property(fc.constantFrom(...LOCALES), paths, everyOrigins, (locale, path, origins) => {
      expect(localeOf(shopUrl(locale, path, origins, home), origins)).toEqual({ locale, path })
    }),
  )
})

test('every page of a set names every other, so hreflang is mutual', () => {
  fc.assert(
    fc.property(
      paths,
      everyOrigins,
      fc.uniqueArray(fc.constantFrom(...LOCALES), { minLength: 1 }),
      (path, origins, locales) => {
        const set = alternates(path, locales, origins, home)

        for (const { href } of set) {
          const there = localeOf(href, origins)
          expect(alternates(there.path, locales, origins, home)).toEqual(set)
        }
      },
    ),
  )
})

test('the default shop stands for everybody else', () => {
  expect(alternates('/bad/', ['de-at', 'de-de'], null, home)).toEqual([
    { hreflang: 'de-AT', href: 'http://localhost:3000/de-at/bad/' },
    { hreflang: 'de-DE', href: 'http://localhost:3000/bad/' },
    { hreflang: 'x-default', href: 'http://localhost:3000/bad/' },
  ])
})

test('without the default shop the first locale stands for everybody else', () => {
  expect(alternates('/', ['nl-nl', 'nl-be'], hosts, home).at(-1)).toEqual({
    hreflang: 'x-default',
    href: 'https://www.lindhaus.nl:8443/',
  })
})

test('a page without a translation is left out', () => {
  const translated = alternates({ 'de-de': '/ratgeber/', 'fr-fr': '/les-inspirations/' }, LOCALES, null, home)

  expect(translated.map(({ hreflang }) => hreflang)).toEqual(['de-DE', 'fr-FR', 'x-default'])
  expect(alternates({}, LOCALES, null, home)).toEqual([])
})

function pathOf(segments: string[]): string {
  return segments.length === 0 ? '/' : `/${segments.join('/')}/`
}
